import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type FileStore, openBucket, openFolder } from '@vitrine/storage/files'
import sharp from 'sharp'
import type { NodeName, Topology } from './topology.ts'

/** Uploads a picture through the admin. */
export async function uploadImage({ api }: Topology, name: string, background: string): Promise<void> {
  const image = { width: 600, height: 400, channels: 3, background } as const
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(await sharp({ create: image }).png().toBuffer())]), name)
  body.append('_payload', JSON.stringify({ alt: name }))
  await api('POST', '/media', body)
}

/** Files of the library in the bucket. */
export function inBucket({ bucket }: Pick<Topology, 'bucket'>): FileStore {
  return openBucket(bucket.settings, 'media')
}

/** Files of the library in the data folder of a node. */
export function inFolder({ nodes }: Topology, name: NodeName): FileStore {
  return openFolder(`${nodes[name].dataDir}/media`)
}

/** How many files there are, and one hash of their names and bytes. */
export interface FilesHash {
  readonly files: number
  readonly hash: string
}

export async function hashFiles(store: FileStore): Promise<FilesHash> {
  const names: string[] = []
  for await (const name of store.names()) names.push(name)
  const hash = createHash('sha256')
  for (const name of names.sort()) {
    const file = await store.read(name)
    if (!file) throw new Error(`${name} is gone.`)
    hash.update(`${name}\0`).update(
      createHash('sha256')
        .update(await buffer(file.content))
        .digest(),
    )
  }
  return { files: names.length, hash: hash.digest('hex') }
}
