import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../core/locale.ts'
import { toSchema } from '../core/schema.ts'
import { parseUnitTag } from '../core/unit-tag.ts'
import { circumstancesOf, formIdOf } from './circumstances.ts'
import { type ErrorCode, protocolError } from './errors.ts'
import { feedbackReply } from './feedback-reply.ts'
import type { Submit } from './intake.ts'
import { readBody } from './read-body.ts'
import type { Store } from './store.ts'

/** Query parameter that names the language of a form, as the protocol writes it; a post names it in its body too. */
const LOCALE_PARAMETER = '_wpcf7_locale'

const JSON_TYPE = 'application/json; charset=UTF-8'

export interface ProtocolOptions {
  readonly store: Store
  readonly submit: Submit
  /** BCP 47 tags, the default first. */
  readonly languages: readonly [string, ...string[]]
  readonly siteUrl: string
}

/**
 * The contact-form protocol below its namespace. The plugin is registered with that prefix.
 *
 * Bodies are read by the handlers themselves, after the checks that need no body.
 */
export const protocol: FastifyPluginAsync<ProtocolOptions> = async (app, { store, submit, languages, siteUrl }) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  const findForm = (request: FastifyRequest) => {
    const id = formIdOf((request.params as { id?: string }).id)
    const asked = (request.query as Readonly<Record<string, unknown>>)[LOCALE_PARAMETER]
    return id === undefined ? Promise.resolve(undefined) : store.form(id, languageOf(asked, languages))
  }

  app.post('/contact-forms/:id(^\\d+$)/feedback', async (request, reply) => {
    const contentType = request.headers['content-type'] ?? ''
    if (!contentType.startsWith('multipart/form-data')) return refuse(reply, 'wpcf7_unsupported_media_type')
    const known = await findForm(request)
    if (!known) return refuse(reply, 'wpcf7_not_found')
    const body = await readBody(request.raw, contentType, Number(request.headers['content-length'] ?? 0))
    if (!body.ok) return refuse(reply, body.reason === 'too_large' ? 'body_too_large' : 'malformed_body')
    const posted = (name: string) => body.entries.find(([key]) => key === name)?.[1]
    const unitTag = parseUnitTag(
      posted('_wpcf7_unit_tag') ?? (request.query as { _wpcf7_unit_tag?: unknown })._wpcf7_unit_tag,
    )
    if (!unitTag) return refuse(reply, 'wpcf7_unit_tag_not_found')
    const form = (await store.form(known.id, languageOf(posted(LOCALE_PARAMETER), languages))) ?? known
    const outcome = await submit(form, body.entries, circumstancesOf(request, unitTag, siteUrl))
    return reply.type(JSON_TYPE).send(JSON.stringify(feedbackReply(form, outcome, unitTag)))
  })

  app.get('/contact-forms/:id(^\\d+$)/feedback/schema', async (request, reply) => {
    const form = await findForm(request)
    return form
      ? reply.type(JSON_TYPE).send(JSON.stringify(toSchema(form, { now: new Date(), lists: () => undefined })))
      : refuse(reply, 'wpcf7_not_found')
  })

  app.get('/contact-forms/:id(^\\d+$)/refill', async (request, reply) => {
    const form = await findForm(request)
    // Forms without quiz and captcha have nothing to refill; the protocol writes that as an empty list.
    return form ? reply.type(JSON_TYPE).send('[]') : refuse(reply, 'wpcf7_not_found')
  })

  app.route({
    method: ['GET', 'POST'],
    url: '/contact-forms',
    handler: (_request, reply) => refuse(reply, 'wpcf7_forbidden'),
  })
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/contact-forms/:id(^\\d+$)',
    handler: (_request, reply) => refuse(reply, 'wpcf7_forbidden'),
  })
}

/** Answers with an error of the protocol. */
export function refuse(reply: FastifyReply, code: ErrorCode): FastifyReply {
  const { status, body } = protocolError(code)
  // The rest of a body that nobody reads must not keep the connection waiting.
  reply.request.raw.resume()
  return reply.code(status).type(JSON_TYPE).send(JSON.stringify(body))
}
