export { searchSettings } from './content/search-settings.ts'
export { withSearch } from './content/with-search.ts'
export { ensureIndexTables } from './store/index/keep.ts'
