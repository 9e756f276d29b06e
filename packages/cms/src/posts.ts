export { main } from './posts/main.ts'
export { fail } from './seed/main.ts'
