export { pathOf } from './core/paths.ts'
