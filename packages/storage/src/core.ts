export type { BucketSettings } from './core/bucket-settings.ts'
