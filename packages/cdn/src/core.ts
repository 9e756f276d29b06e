export { CDN_SERVICES, type CdnService, type CdnSettings } from './core/cdn-settings.ts'
