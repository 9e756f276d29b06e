export { type ContentState, FRESHNESS_LEASE_MS } from './core/cache/freshness.ts'
export { EVERYTHING } from './core/cache/tags.ts'
export { ContentCache, contentCache, type Remembered } from './store/content-cache.ts'
export { noteChange, readState } from './store/revision.ts'
