import type { Readable } from 'node:stream'
import { unzipSync } from 'node:zlib'
import { OUTSIDE_DIGEST } from '@vitrine/cms/api'

/** Bytes of an answer that names a failure; longer ones are of something else. */
const MAX_FAILURE_BYTES = 64 * 1024

/** Status of an answer to what could not be answered. */
const BAD_REQUEST = 400

/** An answer to a question of the admin's pages to their own server that failed. */
export interface Failure {
  readonly status: number
  readonly body: Buffer
}

/**
 * Tells whose fault it is that the admin could not answer a question of its pages. Next answers 500 to whatever it cannot
 * read, and to whatever the admin cannot work with; only what the admin marks comes from outside.
 *
 * @param encoding Of the body: `gzip`, `deflate`, or undefined.
 */
export async function readFailure(status: number, body: Readable, encoding: string | undefined): Promise<Failure> {
  const bytes: Buffer = Buffer.concat(await body.toArray())
  const isOurs = bytes.length > MAX_FAILURE_BYTES || plain(bytes, encoding).includes(OUTSIDE_DIGEST)
  return { status: isOurs ? status : BAD_REQUEST, body: bytes }
}

function plain(bytes: Buffer, encoding: string | undefined): Buffer {
  return encoding === undefined ? bytes : unzipSync(bytes)
}
