import { ASK_AGAIN_SECONDS, outsideFaultOf } from '@vitrine/content/core'
import { networkOf } from '@vitrine/http/core'
import { allowOrigins, readRequest } from '@vitrine/http/server'
import { type CallAction, CallRefusal } from '@vitrine/kit/server'
import type { FastifyInstance } from 'fastify'

/** Bytes of the fields of one call. */
const MAX_BODY_BYTES = 16 * 1024

/** Seconds after which who has called too often may call again: calls are counted within a minute. */
const RETRY_AFTER_SECONDS = 60

/**
 * The one address of calls: `POST`, fields as a form sends them in either of its two ways, of which `action` says what is asked.
 *
 * @param options.path See the setting `AJAX_PATH`.
 * @param options.actions By what the field says.
 * @param options.origins Other sites whose pages may call.
 * @param options.isTooMany Counts calls by a key, within a minute.
 */
export async function ajax(
  app: FastifyInstance,
  options: {
    readonly path: string
    readonly actions: Readonly<Record<string, CallAction>>
    readonly origins: readonly string[]
    readonly isTooMany: (key: string, limit: number, now: Date) => Promise<boolean>
  },
): Promise<void> {
  const { path, actions, origins, isTooMany } = options
  await app.register(async (scope) => {
    allowOrigins(scope, new Set(origins))
    scope.post(path, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const refuse = (status: number, data: string) => reply.code(status).send({ success: false, data })
      const body = await readRequest(request.raw, MAX_BODY_BYTES)
      if (!body) {
        reply.header('connection', 'close')
        return refuse(413, `A call has at most ${MAX_BODY_BYTES} bytes.`)
      }
      const fields = await readFields(body, request.headers['content-type'] ?? '')
      if (!fields) return refuse(400, 'The fields of the call cannot be read.')
      const name = fields.get('action') ?? ''
      const action = Object.hasOwn(actions, name) ? actions[name] : undefined
      if (!action) return refuse(400, 'There is no such action.')
      if (await isTooMany(`call ${name} ${networkOf(request.ip)}`, action.maxCalls, new Date())) {
        reply.header('retry-after', String(RETRY_AFTER_SECONDS))
        return refuse(429, 'Too many calls. Try again in a minute.')
      }
      try {
        return reply.send(await action.answer(fields, { page: request.headers.referer }))
      } catch (error) {
        if (error instanceof CallRefusal) return refuse(error.status, error.message)
        if (!outsideFaultOf(error)) throw error
        request.log.error({ err: error, action: name }, 'a call could not be answered')
        reply.header('retry-after', String(ASK_AGAIN_SECONDS))
        return refuse(503, 'The site cannot answer right now. Try again in a few seconds.')
      }
    })
  })
}

/** Reads the fields of a form; files are left out. Undefined for a body that breaks off. */
async function readFields(body: Buffer, contentType: string): Promise<URLSearchParams | undefined> {
  if (!/^multipart\/form-data\b/i.test(contentType)) return new URLSearchParams(body.toString())
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData()
    return new URLSearchParams([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    // The boundary is missing, or the last one.
    return undefined
  }
}
