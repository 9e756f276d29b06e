export type { BucketSettings } from './core/bucket-settings.ts'
export { shortFileName } from './core/short-file-name.ts'
