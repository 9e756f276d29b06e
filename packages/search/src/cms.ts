export { ensureIndexTables } from './cms/index/keep.ts'
export { searchSettings } from './cms/search-settings.ts'
export { withSearch } from './cms/with-search.ts'
