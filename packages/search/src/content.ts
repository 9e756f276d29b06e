export { searchSettings } from './content/search-settings.ts'
export { SEARCH_LATER, withSearch } from './content/with-search.ts'
export { ensureIndexTables } from './store/index/keep.ts'
