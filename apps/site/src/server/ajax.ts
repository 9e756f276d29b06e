import { Readable } from 'node:stream'
import { readBounded, windowCounter } from '@vitrine/ui/core'
import type { FastifyInstance } from 'fastify'

/** Bytes of the fields of one call. */
const MAX_BODY_BYTES = 16 * 1024

/** Calls that one address may make in a minute. */
const MAX_CALLS = 120

const MINUTE_MS = 60_000

/** Answers the calls of one action. What it gives is sent as JSON. */
export type AjaxAnswer = (fields: URLSearchParams) => Promise<object>

/**
 * The one address of calls: `POST`, fields as a form sends them, of which `action` says what is asked.
 *
 * @param options.path See the setting `AJAX_PATH`.
 * @param options.answers By action.
 */
export async function ajax(
  app: FastifyInstance,
  options: { readonly path: string; readonly answers: Readonly<Record<string, AjaxAnswer>> },
): Promise<void> {
  const { path, answers } = options
  const calls = windowCounter(MINUTE_MS)
  app.post(path, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const refuse = (status: number, data: string) => reply.code(status).send({ success: false, data })
    if (calls(request.ip, new Date()) > MAX_CALLS) return refuse(429, 'Too many calls. Try again in a minute.')
    const body = await readBounded(Readable.toWeb(request.raw) as ReadableStream<Uint8Array>, MAX_BODY_BYTES)
    if (!body) return refuse(413, `A call has at most ${MAX_BODY_BYTES} bytes.`)
    const fields = new URLSearchParams(new TextDecoder().decode(body))
    const action = fields.get('action') ?? ''
    const answer = Object.hasOwn(answers, action) ? answers[action] : undefined
    if (!answer) return refuse(400, 'There is no such action.')
    return reply.send(await answer(fields))
  })
}
