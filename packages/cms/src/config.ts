export { openPayload } from './config/open-payload.ts'
export { type ConfigOptions, vitrineConfig } from './config/vitrine-config.ts'
export { fileInPlace } from './database/file-in-place.ts'
export { whenRestored } from './database/restored-copy.ts'
