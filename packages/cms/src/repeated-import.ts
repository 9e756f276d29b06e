export { fail } from './commands/fail.ts'
export { answerRepeatedImport } from './commands/repeated-import.ts'
export { keepHeapSmall } from './commands/small-heap.ts'
