import { Readable } from 'node:stream'
import { mediaTypeOf } from '@vitrine/content/media'
import { type FileStore, StorageUnreachable } from '@vitrine/storage/files'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Seconds after which to ask again for a file whose place does not answer. */
const RETRY_SECONDS = 5

type MediaRequest = FastifyRequest<{ Params: { '*': string } }>

/**
 * Answers `/media/` from where the files of the library are stored, when that is no folder. Parts of films are passed
 * on as they are asked for; nothing is held in memory.
 *
 * @param options.headersOf Headers of a file, by its name and the address that asks for it.
 */
export function storedMedia(
  scope: FastifyInstance,
  options: {
    readonly store: FileStore
    readonly headersOf: (name: string, address: string) => Readonly<Record<string, string>>
  },
): void {
  const { store, headersOf } = options
  const answer = async (request: MediaRequest, reply: FastifyReply) => {
    const name = request.params['*']
    const type = mediaTypeOf(name)
    const found = type === undefined ? undefined : await store.read(name, { range: partOf(request) })
    if (!type || !found) return reply.callNotFound()
    const { content, length, etag, range } = found
    reply.type(type).headers({ ...headersOf(name, request.url), etag, 'accept-ranges': 'bytes' })
    const isKnown = request.headers['if-none-match']?.split(/,\s*/).includes(etag) && etag !== ''
    if (isKnown || request.method === 'HEAD') {
      content.destroy()
      // Without a body Fastify would say that the file has no length.
      return isKnown ? reply.code(304).send() : reply.header('content-length', length).send(Readable.from([]))
    }
    if (range) reply.code(206).header('content-range', range)
    return reply.header('content-length', length).send(content)
  }
  scope.get('/media/*', async (request: MediaRequest, reply) => {
    try {
      return await answer(request, reply)
    } catch (error) {
      if (!(error instanceof StorageUnreachable)) throw error
      request.log.error({ err: error }, 'a file of the library could not be read')
      return reply.code(503).header('retry-after', RETRY_SECONDS).type('text/plain').send('Try again in a moment.')
    }
  })
}

/** Part of the file that is asked for. One that holds for a certain state alone is answered with all of it. */
function partOf({ method, headers }: MediaRequest): string | undefined {
  return method === 'HEAD' || headers['if-range'] !== undefined ? undefined : headers.range
}
