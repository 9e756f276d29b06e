export { openPayload } from './config/open-payload.ts'
export { type ConfigOptions, vitrineConfig } from './config/vitrine-config.ts'
