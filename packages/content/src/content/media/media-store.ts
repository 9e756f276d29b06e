import { join } from 'node:path'
import type { BucketSettings } from '@vitrine/storage/core'
import { type FileStore, openBucket, openFolder, withRest } from '@vitrine/storage/files'
import type { Payload } from 'payload'

/** Name of the library's folder, in the data folder and in a bucket. */
const MEDIA_FOLDER = 'media'

/** Where the files of the library are, in the settings of a site. */
export interface MediaSettings {
  readonly dataDir: string
  /** Undefined: in the data folder. */
  readonly bucket: BucketSettings | undefined
}

/** Folder of the library in the data folder. With a bucket, files pass through it on their way there. */
export function mediaFolder({ dataDir }: Pick<MediaSettings, 'dataDir'>): string {
  return join(dataDir, MEDIA_FOLDER)
}

/** Opens the bucket that the settings name for the library. */
export function mediaBucket(bucket: BucketSettings): FileStore {
  return openBucket(bucket, MEDIA_FOLDER)
}

/** Opens the files of the library. With a bucket, those that are still in the folder are found there. */
export function openMedia(settings: MediaSettings): FileStore {
  const folder = openFolder(mediaFolder(settings))
  return settings.bucket ? withRest(mediaBucket(settings.bucket), folder) : folder
}

/** Files of the library of a running site. */
export function mediaOf(payload: Payload): FileStore {
  return payload.config.custom.media
}
