export { holdPresses } from './browser/hold.ts'
