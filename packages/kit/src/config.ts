export type { ImportMapping } from './core/import-mapping.ts'
export { defineConfig, type SiteConfig } from './core/site-config.ts'
