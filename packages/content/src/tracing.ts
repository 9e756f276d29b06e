export { type TracedWork, traced, tracedWork } from './store/traced.ts'
