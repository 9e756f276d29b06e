import { createWriteStream, openAsBlob } from 'node:fs'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ConfigError } from '@vitrine/cms/settings'
import type { BucketSettings } from '@vitrine/storage/core'
import { openBucket } from '@vitrine/storage/files'
import { isArchiveName, surplusArchives } from '../core/archive-name.ts'
import { ARCHIVES_FOLDER } from '../core/archive-path.ts'

/** Archives in the bucket of a site. */
export interface BucketArchives {
  /** Sends an archive. @param file Its absolute path. */
  send(file: string): Promise<void>
  /** Fetches an archive. @returns Its absolute path. @throws {ConfigError} If there is none of this name. */
  fetch(name: string, folder: string): Promise<string>
  /** Removes the oldest. @param keep How many to leave. @returns Names of those that were removed. */
  removeSurplus(keep: number): Promise<readonly string[]>
}

/** @throws {ConfigError} If no bucket is set. */
export function bucketArchives(bucket: BucketSettings | undefined): BucketArchives {
  if (!bucket)
    throw new ConfigError('S3_BUCKET is not set, so there is no bucket for archives. Set it and its companions.')
  const store = openBucket(bucket, ARCHIVES_FOLDER)
  const names = async () => {
    const all: string[] = []
    for await (const name of store.names()) all.push(name)
    return all
  }
  return {
    send: async (file) => store.write(basename(file), await openAsBlob(file), 'application/octet-stream'),
    async fetch(name, folder) {
      const found = isArchiveName(name) ? await store.read(name) : undefined
      if (!found) {
        const there = (await names()).sort().slice(-SHOWN_NAMES).join(', ') || 'none'
        throw new ConfigError(`The bucket ${bucket.bucket} has no archive ${name}. The newest are: ${there}.`)
      }
      const file = join(folder, name)
      await pipeline(found.content, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
      return file
    },
    async removeSurplus(keep) {
      const surplus = surplusArchives(await names(), keep)
      for (const name of surplus) await store.remove(name)
      return surplus
    },
  }
}

/** Archives that are named when the one that is asked for is not there. */
const SHOWN_NAMES = 10
