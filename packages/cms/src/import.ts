export { main } from './commands/import.ts'
export { type ContentInUnits, openInUnits } from './config/open-in-units.ts'
