import { join } from 'node:path'
import type { BucketSettings } from '@vitrine/storage/core'
import { type FileStore, openBucket, openFolder, withRest } from '@vitrine/storage/files'
import type { Payload } from 'payload'
import type { UploadPath } from '../../core/inbox/upload-path.ts'

/** Name of the folder of files of messages, in the data folder and in a bucket. */
const UPLOADS_FOLDER = 'uploads'

/** Folder in which files arrive, until their message is accepted. */
export const INCOMING = 'incoming'

/** Folder of the files of messages in the data folder. */
export function uploadsFolder({ dataDir }: { readonly dataDir: string }): string {
  return join(dataDir, UPLOADS_FOLDER)
}

/** Opens the folder of the files of messages, which only its owner can read. */
export function uploadsInFolder(settings: { readonly dataDir: string }): FileStore {
  return openFolder(uploadsFolder(settings), { isPrivate: true })
}

/** Opens the bucket that the settings name for files of messages. */
export function uploadsBucket(bucket: BucketSettings): FileStore {
  return openBucket(bucket, UPLOADS_FOLDER)
}

/** Opens the files of messages. With a bucket, those that were not sent there yet are found in the folder. */
export function openUploads(settings: {
  readonly dataDir: string
  readonly bucket: BucketSettings | undefined
}): FileStore {
  const folder = uploadsInFolder(settings)
  return settings.bucket ? withRest(uploadsBucket(settings.bucket), folder) : folder
}

/** Files of messages of a running site. Nobody but editors, and the receivers of mails, gets them. */
export function uploadsOf(payload: Payload): FileStore {
  return payload.config.custom.uploads
}

/** Name of an uploaded file in its store. */
export function uploadName({ folder, file }: UploadPath): string {
  return `${folder}/${file}`
}
