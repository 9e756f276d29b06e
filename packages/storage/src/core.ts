export type { BucketSettings } from './core/bucket-settings.ts'
export { fileName } from './core/file-name.ts'
