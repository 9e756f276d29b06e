export { fail } from './commands/fail.ts'
export { main } from './commands/move-media.ts'
