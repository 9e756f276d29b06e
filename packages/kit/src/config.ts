export { defineConfig, type SiteConfig } from './core/site-config.ts'
