export { fail } from './commands/fail.ts'
export { main } from './commands/search-index.ts'
