import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { lastText } from '../core/entries.ts'
import type { ContactForm } from '../core/form.ts'
import type { FormTexts } from '../core/form-texts.ts'
import { languageOf } from '../core/locale.ts'
import { toSchema } from '../core/schema.ts'
import type { Surroundings } from '../core/template/surroundings.ts'
import { parseUnitTag, type UnitTag } from '../core/unit-tag.ts'
import { formIdOf } from './circumstances.ts'
import { type ErrorCode, protocolError } from './errors.ts'
import { feedbackReply } from './feedback-reply.ts'
import type { Circumstances, Submit } from './intake.ts'
import type { FieldJudges } from './own-checks.ts'
import { readPost } from './post.ts'
import type { RateLimit } from './rate-limit.ts'
import { refillOf } from './refill.ts'
import { schemaDescription } from './schema-schema.ts'
import type { Store } from './store.ts'
import type { Uploads } from './uploads.ts'

/** Query parameter that names the language of a form, as the protocol writes it; a post names it in its body too. */
const LOCALE_PARAMETER = '_wpcf7_locale'

const JSON_TYPE = 'application/json; charset=UTF-8'

export interface ProtocolOptions {
  readonly store: Store
  readonly submit: Submit
  readonly uploads: Pick<Uploads, 'open'>
  readonly judges: FieldJudges
  readonly lists: Surroundings['lists']
  /** Whether one more post of an address to a form is too many. */
  readonly isTooMany: RateLimit['isTooMany']
  /** Without slashes at its ends. */
  readonly namespace: string
  /** What a request tells about a submission. */
  readonly circumstancesOf: (request: FastifyRequest, unitTag: UnitTag) => Circumstances
  /** BCP 47 tags, the default first. */
  readonly languages: readonly [string, ...string[]]
}

/**
 * The contact-form protocol below its namespace. The plugin is registered with that prefix.
 *
 * Bodies are read by the handlers themselves, after the checks that need no body.
 */
export const protocol: FastifyPluginAsync<ProtocolOptions> = async (app, options) => {
  const { store, languages } = options
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  const findForm = (request: FastifyRequest) => {
    const id = formIdOf((request.params as { id?: string }).id)
    return id === undefined ? Promise.resolve(undefined) : store.form(id, languageOf(localeIn(request), languages))
  }

  app.post('/contact-forms/:id(^\\d+$)/feedback', async (request, reply) => {
    reply.header('allow', 'POST')
    const contentType = request.headers['content-type'] ?? ''
    if (!contentType.startsWith('multipart/form-data')) return refuse(reply, 'wpcf7_unsupported_media_type')
    const known = await findForm(request)
    if (!known) return refuse(reply, 'wpcf7_not_found')
    const texts = async () => (await store.settings(languageOf(localeIn(request), languages))).texts
    if (await isFlooded(request, known, options)) return refuse(reply, 'too_many_requests', await texts())
    const stage = options.uploads.open()
    const body = await readPost(request, known, stage)
    const fail = async (code: ErrorCode) => {
      await stage.discard()
      return refuse(reply, code, await texts())
    }
    if (!body.ok) return fail(body.reason === 'too_large' ? 'body_too_large' : 'malformed_body')
    const { entries } = body
    const unitTag = parseUnitTag(
      lastText(entries, '_wpcf7_unit_tag') ?? (request.query as { _wpcf7_unit_tag?: unknown })._wpcf7_unit_tag,
    )
    if (!unitTag) return fail('wpcf7_unit_tag_not_found')
    const form = (await store.form(known.id, languageOf(lastText(entries, LOCALE_PARAMETER), languages))) ?? known
    const circumstances = options.circumstancesOf(request, unitTag)
    const decided = await options.submit(form, entries, circumstances, stage)
    const refill = refillOf(form, options.judges, circumstances.now)
    return reply.type(JSON_TYPE).send(JSON.stringify(feedbackReply(form, decided, unitTag, refill)))
  })

  app.options('/contact-forms/:id(^\\d+$)/feedback/schema', (_request, reply) =>
    reply
      .header('allow', 'GET')
      .type(JSON_TYPE)
      .send(JSON.stringify(schemaDescription(options.namespace))),
  )
  app.get('/contact-forms/:id(^\\d+$)/feedback/schema', async (request, reply) => {
    reply.header('allow', 'GET')
    const form = await findForm(request)
    return form
      ? reply.type(JSON_TYPE).send(JSON.stringify(toSchema(form, { now: new Date(), lists: options.lists })))
      : refuse(reply, 'wpcf7_not_found')
  })

  app.get('/contact-forms/:id(^\\d+$)/refill', async (request, reply) => {
    reply.header('allow', 'GET')
    const form = await findForm(request)
    if (!form) return refuse(reply, 'wpcf7_not_found')
    const refill = refillOf(form, options.judges, new Date())
    // What is empty is an empty list in the protocol.
    return reply.type(JSON_TYPE).send(Object.keys(refill).length > 0 ? JSON.stringify(refill) : '[]')
  })

  app.route({
    method: ['GET', 'POST'],
    url: '/contact-forms',
    handler: (request, reply) => refuse(reply, request.method === 'GET' ? 'wpcf7_forbidden' : 'wpcf7_forbidden_new'),
  })
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/contact-forms/:id(^\\d+$)',
    handler: (_request, reply) => refuse(reply, 'wpcf7_forbidden_form'),
  })
}

function localeIn(request: FastifyRequest): unknown {
  return (request.query as Readonly<Record<string, unknown>>)[LOCALE_PARAMETER]
}

/** Whether an address posts to a form more often than the form allows. */
export async function isFlooded(
  request: FastifyRequest,
  { id, guard }: ContactForm,
  { isTooMany }: Pick<ProtocolOptions, 'isTooMany'>,
): Promise<boolean> {
  const { postsPerMinute: limit } = guard
  return limit !== undefined && isTooMany(`${id} ${request.ip}`, limit, new Date())
}

/** Answers with an error of the protocol. */
export function refuse(reply: FastifyReply, code: ErrorCode, texts?: FormTexts): FastifyReply {
  const { status, body } = protocolError(code, texts)
  // The rest of a body that nobody reads must not keep the connection waiting.
  reply.request.raw.resume()
  return reply.code(status).type(JSON_TYPE).send(JSON.stringify(body))
}
