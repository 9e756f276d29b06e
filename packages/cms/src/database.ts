export { aloneAtStart } from './database/start-lock.ts'
