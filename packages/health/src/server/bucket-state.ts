import type { BucketSettings } from '@vitrine/storage/core'
import { openBucket, StorageUnreachable } from '@vitrine/storage/files'
import type { BucketState } from '../core/storage-finding.ts'

/** Folder and name of the file by which a bucket is tried; nobody else reads it. */
const TRIED = { folder: 'health', name: 'tried.txt' } as const

/** Writes a small file into a bucket, reads it again and removes it. */
export async function bucketState(settings: BucketSettings): Promise<BucketState> {
  const { bucket } = settings
  const { folder, name } = TRIED
  try {
    const store = openBucket(settings, folder)
    await store.write(name, Buffer.from('ok'), 'text/plain')
    const found = await store.read(name)
    found?.content.destroy()
    await store.remove(name)
    return { bucket, problem: found ? undefined : 'What was written is not there. Look at the settings of the bucket.' }
  } catch (error) {
    if (error instanceof StorageUnreachable) return { bucket, problem: error.message }
    throw error
  }
}
