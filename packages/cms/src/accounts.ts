export { main } from './accounts/main.ts'
export { fail } from './seed/main.ts'
