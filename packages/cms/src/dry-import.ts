export { answerDryRun } from './commands/dry-import.ts'
