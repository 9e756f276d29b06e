export { main } from './commands/accounts.ts'
export { fail } from './commands/fail.ts'
