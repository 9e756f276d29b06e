export { raiseRevision, readRevision } from './revision/revision.ts'
