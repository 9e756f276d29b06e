export type { ExportedRedirect } from './core/redirect-rules.ts'
export type { Answer, Ask } from './server/crawl.ts'
export { type ExportOptions, type ExportReport, exportSite } from './server/export-site.ts'
