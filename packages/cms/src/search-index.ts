export { main } from './search-index/main.ts'
export { fail } from './seed/main.ts'
