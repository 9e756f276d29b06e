export { databaseWork, type TracedWork, traced, tracedWork } from './store/traced.ts'
