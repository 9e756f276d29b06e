export { hydrate } from './browser/hydrate.ts'
