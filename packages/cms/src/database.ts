export { UnreachableDatabase, withPostgres } from './database/connect-postgres.ts'
export { migrateTo } from './database/migrate-to.ts'
export { aloneAtStart } from './database/start-lock.ts'
