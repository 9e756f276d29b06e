export { linkField } from './fields/link.ts'
