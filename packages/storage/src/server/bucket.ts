import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { bucketAddress, encodedKey } from '../core/bucket-address.ts'
import type { BucketSettings } from '../core/bucket-settings.ts'
import { fileName } from '../core/file-name.ts'
import { parseListing } from '../core/listing.ts'
import { type FileStore, StorageUnreachable } from './file-store.ts'

/** Milliseconds for the head of an answer. */
const ANSWER_MS = 60_000

/** Bytes that a line sends in a millisecond at least: 100 kB/s. */
const SLOWEST_BYTES_PER_MS = 100

/** Bytes of one file: https://docs.aws.amazon.com/AmazonS3/latest/userguide/upload-objects.html */
const MAX_FILE_BYTES = 5_000_000_000

/** Times that a request is repeated which the service could not take just now. */
const RETRIES = 2

/** Characters of a list of keys: one of 1,000 keys has at most 1.5 million. */
const MAX_LIST_LENGTH = 5_000_000

/** Status of HTTP for a part of a file, and for a part that is not there. */
const [PARTIAL, NO_SUCH_PART] = [206, 416]

/**
 * Opens a folder of an S3-compatible bucket as a place for files. Nothing is asked until a file is.
 *
 * @param folder Name of the folder, below the prefix of the settings.
 */
export function openBucket(settings: BucketSettings, folder: string): FileStore {
  const root = `${settings.prefix}${folder}/`
  const ask = asking(settings)
  const finished = async (answer: Response) => {
    await requireOk(answer, settings)
    // A body that nobody reads would keep its connection.
    await answer.body?.cancel()
  }
  const addressOf = (name: string) => (fileName(name) === undefined ? undefined : `/${encodedKey(root + name)}`)
  return {
    async read(name, { range } = {}) {
      const key = addressOf(name)
      if (key === undefined) return undefined
      const whole = () => ask('GET', key, {})
      const part = await ask('GET', key, { headers: range === undefined ? {} : { range } })
      const answer = part.status === NO_SUCH_PART ? await whole() : part
      if (answer.status === 404) return undefined
      await requireOk(answer, settings)
      const { headers, body, status } = answer
      return {
        content: body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]),
        length: Number(headers.get('content-length')),
        etag: headers.get('etag') ?? '',
        range: status === PARTIAL ? (headers.get('content-range') ?? undefined) : undefined,
      }
    },
    async write(name, content, type) {
      const key = addressOf(name)
      if (key === undefined) throw new Error(`"${name}" is no name of a file.`)
      const size = content instanceof Blob ? content.size : content.length
      if (size > MAX_FILE_BYTES)
        throw new Error(`${name} has more than 5 GB, the most that object storage takes at once.`)
      // The hash is signed: a file that arrives otherwise is refused.
      const headers = { 'content-type': type, 'x-amz-content-sha256': await hashOf(content) }
      const body = content instanceof Blob ? content : new Uint8Array(content)
      await finished(await ask('PUT', key, { headers, body }, size / SLOWEST_BYTES_PER_MS))
    },
    async remove(name) {
      const key = addressOf(name)
      if (key !== undefined) await finished(await ask('DELETE', key, {}))
    },
    async *names(beginning = '') {
      let next: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', 'encoding-type': 'url', prefix: root + beginning })
        if (next !== undefined) query.set('continuation-token', next)
        const answer = await ask('GET', `?${query}`, {})
        await requireOk(answer, settings)
        const text = await answer.text()
        const listing = text.length > MAX_LIST_LENGTH ? undefined : parseListing(text)
        if (!listing)
          throw new StorageUnreachable(`${settings.endpoint} gave no list of the bucket: is S3_ENDPOINT right?`)
        for (const { key } of listing.files) yield key.slice(root.length)
        next = listing.next
      } while (next !== undefined)
    },
  }
}

/** Asks the service. @param extraMs Milliseconds beside those for the head of an answer, in which the body is sent. */
type Asking = (
  method: string,
  address: string,
  init: Pick<RequestInit, 'headers' | 'body'>,
  extraMs?: number,
) => Promise<Response>

function asking(settings: BucketSettings): Asking {
  const { endpoint, keyId: accessKeyId, secret: secretAccessKey, region } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES })
  const root = bucketAddress(settings)
  return async (method, address, init, extraMs = 0) => {
    const late = new AbortController()
    // A visitor may take long to read a film: the head alone has to be in time.
    const timer = setTimeout(() => late.abort(), ANSWER_MS + extraMs)
    try {
      return await client.fetch(root + address, { ...init, method, redirect: 'error', signal: late.signal })
    } catch (cause) {
      throw new StorageUnreachable(
        `The object storage at ${endpoint} does not answer. Look at S3_ENDPOINT, and whether this machine reaches it.`,
        { cause },
      )
    } finally {
      clearTimeout(timer)
    }
  }
}

async function hashOf(content: Buffer | Blob): Promise<string> {
  const hash = createHash('sha256')
  if (!(content instanceof Blob)) return hash.update(content).digest('hex')
  for await (const chunk of Readable.fromWeb(content.stream() as ReadableStream)) hash.update(chunk)
  return hash.digest('hex')
}

async function requireOk(answer: Response, settings: BucketSettings): Promise<void> {
  if (answer.ok) return
  await answer.body?.cancel()
  throw new StorageUnreachable(
    `${settings.endpoint} answers with ${answer.status}. ${adviceOn(answer.status, settings)}`,
  )
}

function adviceOn(status: number, { bucket }: BucketSettings): string {
  if (status === 403) return `S3_KEY_ID or S3_SECRET is wrong, or may not read and write the bucket "${bucket}".`
  if (status === 404) return `There is no bucket "${bucket}": look at S3_BUCKET and S3_PATH_STYLE.`
  if (status === 301 || status === 400) return 'Look at S3_REGION and S3_ENDPOINT: the bucket may be in another region.'
  return 'Try again later, and look at the state of the service.'
}
