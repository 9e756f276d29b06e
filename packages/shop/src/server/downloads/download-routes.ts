import { Readable } from 'node:stream'
import { StorageUnreachable, type StoredFile } from '@vitrine/storage/files'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import { fileStoreOf } from '../../content/file-store.ts'
import { DOWNLOADS_PATH } from '../../core/downloads/download-address.ts'
import { orderRefusal } from '../../core/downloads/download-state.ts'
import { type DownloadTexts, downloadTexts } from '../../core/downloads/download-texts.ts'
import { savedFile } from '../../core/downloads/saved-file.ts'
import { downloadsOf, type StoredDownload } from '../../store/downloads/download-rows.ts'
import { readDownloadedOrder } from '../../store/downloads/downloaded-order.ts'
import { findOrder } from '../../store/orders/order-rows.ts'
import { isSigned } from './sign-download.ts'

/** Of HTTP: it is no longer for who asks; its place does not answer. */
const [GONE, UNAVAILABLE] = [410, 503]

/** Seconds after which to ask again for a file whose place does not answer. */
const RETRY_SECONDS = 30

type DownloadRequest = FastifyRequest<{ Params: { id: string; until: string; signature: string } }>

/**
 * Adds the addresses of files that were bought. Each was signed when its download began and holds for some hours, in which parts
 * of it can be asked for as often as a slow line needs.
 */
export async function downloadRoutes(
  app: FastifyInstance,
  { payload, now }: { readonly payload: Payload; readonly now: () => Date },
): Promise<void> {
  app.get<{ Params: { id: string; until: string; signature: string } }>(
    `${DOWNLOADS_PATH}/:id(^\\d{1,9}$)/:until(^\\d{1,12}$)/:signature(^[\\w-]{43}$)`,
    async (request, reply) => {
      const { id, until, signature } = request.params
      const signed = { id: Number(id), until: Number(until) }
      if (!isSigned(payload.secret, signed, signature)) return reply.callNotFound()
      const found = await findDownload(payload, signed.id)
      if (!found) return reply.callNotFound()
      const texts = downloadTexts(found.language)
      if (signed.until * 1_000 <= now().getTime()) return say(reply, GONE, texts.oldAddress)
      if (found.refusal) return say(reply, GONE, texts[found.refusal])
      return sendDownload(payload, found.download, { request, reply, texts })
    },
  )
}

async function findDownload(payload: Payload, id: number) {
  const [download] = await downloadsOf(payload, { id })
  const order = download && (await findOrder(payload, { id: download.order }))
  if (!order) return undefined
  const refusal = orderRefusal(await readDownloadedOrder(payload, order), download.line)
  return { download, language: order.language, refusal }
}

async function sendDownload(
  payload: Payload,
  { name, storedAs }: StoredDownload,
  { request, reply, texts }: { request: DownloadRequest; reply: FastifyReply; texts: DownloadTexts },
): Promise<FastifyReply> {
  if (name === undefined || storedAs === undefined) return say(reply, GONE, texts.gone)
  let found: StoredFile | undefined
  try {
    found = await readPart(payload, storedAs, request)
  } catch (error) {
    if (!(error instanceof StorageUnreachable)) throw error
    request.log.error({ err: error }, 'a file that was bought could not be read')
    return say(reply.header('retry-after', RETRY_SECONDS), UNAVAILABLE, texts.away)
  }
  if (!found) return say(reply, GONE, texts.gone)
  const { content, length, etag, range } = found
  reply.headers({ ...savedFile(name), etag, 'accept-ranges': 'bytes', 'content-length': length })
  if (range !== undefined) reply.code(206).header('content-range', range)
  if (request.method !== 'HEAD') return reply.send(content)
  content.destroy()
  return reply.send(Readable.from([]))
}

/** Reads the part that is asked for, or all of it where the part is of another state of the file. */
async function readPart(
  payload: Payload,
  storedAs: string,
  { headers }: DownloadRequest,
): Promise<StoredFile | undefined> {
  const store = fileStoreOf(payload)
  const found = await store.read(storedAs, { range: headers.range })
  const state = headers['if-range']
  if (found?.range === undefined || state === undefined || state === found.etag) return found
  found.content.destroy()
  return store.read(storedAs)
}

function say(reply: FastifyReply, status: number, words: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    .type('text/plain; charset=utf-8')
    .send(`${words}\n`)
}
