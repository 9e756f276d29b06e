export { type RebuildOutcome, rebuildIndex } from './cms/index/rebuild.ts'
export { type IndexReport, readReport } from './server/report.ts'
export { createSearch, type Hit, type Search, type SearchAnswer, type SearchQuery } from './server/search.ts'
export { startIndexUpkeep } from './server/upkeep.ts'
