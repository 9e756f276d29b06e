import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { BucketSettings } from '@vitrine/storage/core'

/** A bucket on loopback, whose server checks the signature of every request. */
export interface TestBucket {
  readonly settings: BucketSettings
  /** The same as settings of a site. */
  readonly env: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** The key that the server knows. */
const KEY = 'S3RVER'

const BUCKET = 'halden-media'

export async function startBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-bucket-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  })
  const { port } = await server.run()
  const endpoint = `http://127.0.0.1:${port}`
  return {
    settings: {
      endpoint,
      region: 'us-east-1',
      bucket: BUCKET,
      keyId: KEY,
      secret: KEY,
      prefix: 'site/',
      isInPath: true,
    },
    env: { S3_BUCKET: BUCKET, S3_ENDPOINT: endpoint, S3_KEY_ID: KEY, S3_SECRET: KEY, S3_PREFIX: 'site' },
    async stop() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
