import { readBounded } from '@vitrine/http/core'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { lookupFor, parseProviderAnswer, RECOGNITION_PATH, type RecognitionReply } from '../core/recognition.ts'

/** Milliseconds that a provider may take to answer. */
const TIMEOUT_MS = 5000

/** Largest answer that is read, in bytes. */
const MAX_ANSWER_BYTES = 64 * 1024

/** Lookups under way at a time; further ones are refused. */
const MAX_LOOKUPS = 4

/** Answers that are remembered. */
const MAX_REMEMBERED = 500

/** Seconds that browsers and we remember an answer. */
const REMEMBERED_SECONDS = 3600

export interface RecognitionOptions {
  /** Reads if the site's editors turned it on. */
  readonly isOn: () => Promise<boolean>
  /** Asks a provider. */
  readonly fetch?: typeof globalThis.fetch
}

/**
 * Answers which video an address of a provider is. Requests go to the providers alone, who learn nothing of the
 * visitor.
 */
export function createRecognition({ isOn, fetch = globalThis.fetch }: RecognitionOptions) {
  const remembered = new Map<string, { readonly reply: RecognitionReply; readonly untilMs: number }>()
  let underWay = 0

  const remember = (lookup: string, reply: RecognitionReply): RecognitionReply => {
    remembered.delete(lookup)
    remembered.set(lookup, { reply, untilMs: Date.now() + REMEMBERED_SECONDS * 1000 })
    const oldest = remembered.keys().next()
    if (remembered.size > MAX_REMEMBERED && !oldest.done) remembered.delete(oldest.value)
    return reply
  }
  const lookUp = async (lookup: string): Promise<RecognitionReply> => {
    const known = remembered.get(lookup)
    if (known && known.untilMs > Date.now()) return known.reply
    if (underWay >= MAX_LOOKUPS) return refused(503, 'Too many lookups at once. Try again in a moment.')
    underWay += 1
    try {
      const response = await fetch(lookup, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
      const answer = response.ok ? parseProviderAnswer(await readJson(response)) : undefined
      if (!response.ok) await response.body?.cancel()
      return remember(
        lookup,
        answer
          ? { status: 200, results: answer, response: '' }
          : refused(404, 'The provider knows no video at this address.'),
      )
    } catch {
      // Down, slow, or something that is no answer: another time it may be one.
      return refused(502, 'The provider did not answer.')
    } finally {
      underWay -= 1
    }
  }
  const send = (reply: FastifyReply, answer: RecognitionReply) =>
    reply
      .code(answer.status)
      .header('cache-control', answer.status === 200 ? `public, max-age=${REMEMBERED_SECONDS}` : 'no-store')
      .send(answer)

  return {
    async register(app: FastifyInstance): Promise<void> {
      app.get<{ Querystring: { url?: unknown } }>(RECOGNITION_PATH, async (request, reply) => {
        if (!(await isOn())) return send(reply, refused(404, 'Lookups are switched off.'))
        const lookup = lookupFor(request.query.url)
        if (!lookup) return send(reply, refused(400, 'Only addresses of known providers are looked up.'))
        return send(reply, await lookUp(lookup))
      })
    },
    async stop() {},
  }
}

function refused(status: 400 | 404 | 502 | 503, response: string): RecognitionReply {
  return { status, results: null, response }
}

async function readJson({ body }: Response): Promise<unknown> {
  const bytes = await readBounded(body, MAX_ANSWER_BYTES)
  if (!bytes) throw new Error(`The provider's answer is larger than ${MAX_ANSWER_BYTES} bytes.`)
  return JSON.parse(new TextDecoder().decode(bytes))
}
