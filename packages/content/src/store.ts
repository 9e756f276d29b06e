export type { Database } from './store/database.ts'
export { processLock } from './store/process-lock.ts'
export { ensureRevision } from './store/revision.ts'
