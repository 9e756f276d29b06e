import { inWords } from '@vitrine/content/core'
import { networkOf } from '@vitrine/http/core'
import type { RateLimit, TimeStamps } from '@vitrine/protection/server'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { lastText } from '../core/entries.ts'
import type { ContactForm } from '../core/form.ts'
import type { FormTexts } from '../core/form-texts.ts'
import { languageOf } from '../core/locale.ts'
import { NO_SPACE } from '../core/no-space-text.ts'
import { toSchema } from '../core/schema.ts'
import type { SubmissionMeta } from '../core/submission-meta.ts'
import type { FormRenderContext } from '../core/template/render-context.ts'
import { OPENED_NAME } from '../core/traps.ts'
import { parseUnitTag, type UnitTag } from '../core/unit-tag.ts'
import { type ErrorCode, protocolError } from './errors.ts'
import { feedbackReply } from './feedback-reply.ts'
import type { FieldJudges } from './field-judge.ts'
import type { Submit } from './intake.ts'
import { readPost } from './post.ts'
import { refillOf } from './refill.ts'
import { routeDescription, schemaDescription } from './schema-schema.ts'
import type { Store } from './store.ts'
import { formIdOf } from './submission-meta.ts'
import type { Uploads } from './uploads.ts'

/** Query parameter that names the language of a form, as the protocol writes it; a post names it in its body too. */
const LOCALE_PARAMETER = '_wpcf7_locale'

const JSON_TYPE = 'application/json; charset=UTF-8'

export interface ProtocolOptions {
  readonly store: Store
  readonly submit: Submit
  readonly uploads: Pick<Uploads, 'open'>
  readonly judges: FieldJudges
  readonly lists: FormRenderContext['lists']
  readonly stamps: TimeStamps
  /** The clock of the site. */
  readonly now: () => Date
  /** Counts one more post of an address to a form. True if it is over the limit. */
  readonly isTooMany: RateLimit['isTooMany']
  /** Without slashes at its ends. */
  readonly namespace: string
  /** Metadata of a submission, from its request. */
  readonly submissionMetaOf: (request: FastifyRequest, unitTag: UnitTag) => Promise<SubmissionMeta>
  /** Makes of a path of this site what the page that asks can use as an address. */
  readonly ownAddress: (request: FastifyRequest) => (path: string) => string
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

  const feedback = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('allow', 'POST')
    const contentType = request.headers['content-type'] ?? ''
    if (!contentType.startsWith('multipart/form-data')) return refuse(reply, 'wpcf7_unsupported_media_type')
    const known = await findForm(request)
    if (!known) return refuse(reply, 'wpcf7_not_found')
    const texts = async () => (await store.settings(languageOf(localeIn(request), languages))).texts
    if (await isFlooded(request, known, options)) return turnAway(reply, known, (await texts()).tooMany)
    const stage = options.uploads.open()
    const body = await readPost(request, known, stage)
    if (!body.ok) {
      await stage.discard()
      if (body.reason === 'too_large') return turnAway(reply, known, (await texts()).tooLarge)
      if (body.reason === 'full') {
        request.log.error('the disk is full: a message with a file was turned away')
        return turnAway(reply, known, inWords(NO_SPACE, languageOf(localeIn(request), languages)))
      }
      return refuse(reply, 'malformed_body', await texts())
    }
    const { entries } = body
    const unitTag = parseUnitTag(
      lastText(entries, '_wpcf7_unit_tag') ?? (request.query as { _wpcf7_unit_tag?: unknown })._wpcf7_unit_tag,
    )
    if (!unitTag) {
      await stage.discard()
      return refuse(reply, 'wpcf7_unit_tag_not_found')
    }
    const form = (await store.form(known.id, languageOf(lastText(entries, LOCALE_PARAMETER), languages))) ?? known
    const meta = await options.submissionMetaOf(request, unitTag)
    const decided = await options.submit(form, entries, meta, stage)
    const refill = refillOf(form, options.judges, meta.now, options.ownAddress(request))
    // The page is older than its form's time trap, or than the site's secret: without a stamp it would be refused for ever.
    const needsStamp =
      decided.outcome.status === 'spam' &&
      form.guard.minSeconds !== undefined &&
      options.stamps.read(lastText(entries, OPENED_NAME) ?? '') === undefined
    const drawn = { ...refill, ...(needsStamp && { opened: options.stamps.write(meta.now) }) }
    return reply.type(JSON_TYPE).send(JSON.stringify(feedbackReply(form, decided, unitTag, drawn)))
  }

  const schema = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('allow', 'GET')
    const form = await findForm(request)
    if (!form) return refuse(reply, 'wpcf7_not_found')
    const { timeZone } = await store.site(languageOf(localeIn(request), languages))
    const described = toSchema(form, { now: options.now(), timeZone, lists: options.lists })
    return reply.type(JSON_TYPE).send(JSON.stringify(described))
  }

  const refill = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('allow', 'GET')
    const form = await findForm(request)
    if (!form) return refuse(reply, 'wpcf7_not_found')
    const drawn = refillOf(form, options.judges, options.now(), options.ownAddress(request))
    // What is empty is an empty list in the protocol.
    return reply.type(JSON_TYPE).send(Object.keys(drawn).length > 0 ? JSON.stringify(drawn) : '[]')
  }

  const { namespace } = options
  const describe = (method: string, description: object) => (_request: FastifyRequest, reply: FastifyReply) =>
    reply.header('allow', method).type(JSON_TYPE).send(JSON.stringify(description))
  /** An address means the same with a slash at its end. */
  const route = (method: string | string[], path: string, handler: RouteHandlerMethod) => {
    for (const url of [path, `${path}/`]) app.route({ method, url, handler })
  }
  const form = '/contact-forms/:id(^\\d+$)'
  route('POST', `${form}/feedback`, feedback)
  route('OPTIONS', `${form}/feedback`, describe('POST', routeDescription(namespace, 'POST')))
  route('GET', `${form}/feedback/schema`, schema)
  route('OPTIONS', `${form}/feedback/schema`, describe('GET', schemaDescription(namespace)))
  route('GET', `${form}/refill`, refill)
  route('OPTIONS', `${form}/refill`, describe('GET', routeDescription(namespace, 'GET')))
  route(['GET', 'POST'], '/contact-forms', (request, reply) =>
    refuse(reply, request.method === 'GET' ? 'wpcf7_forbidden' : 'wpcf7_forbidden_new'),
  )
  route(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], form, (_request, reply) => refuse(reply, 'wpcf7_forbidden_form'))
}

/**
 * Answers a post that nobody looks at. Scripts made for the original show nothing of an error and wait for ever, so it
 * is an answer like any other.
 */
function turnAway(reply: FastifyReply, form: ContactForm, message: string): FastifyReply {
  // The rest of a body that nobody reads must not keep the connection waiting.
  reply.request.raw.resume()
  const answer = { contact_form_id: form.id, status: 'aborted', message, posted_data_hash: '', invalid_fields: [] }
  return reply.type(JSON_TYPE).send(JSON.stringify(answer))
}

function localeIn(request: FastifyRequest): unknown {
  return (request.query as Readonly<Record<string, unknown>>)[LOCALE_PARAMETER]
}

/** True if an address posts to a form more often than the form allows. */
export async function isFlooded(
  request: Pick<FastifyRequest, 'ip'>,
  { id, guard }: Pick<ContactForm, 'id' | 'guard'>,
  { isTooMany, now }: Pick<ProtocolOptions, 'isTooMany' | 'now'>,
): Promise<boolean> {
  const { postsPerMinute: limit } = guard
  return limit !== undefined && isTooMany(`${id} ${networkOf(request.ip)}`, limit, now())
}

/** Answers with an error of the protocol. */
export function refuse(reply: FastifyReply, code: ErrorCode, texts?: FormTexts): FastifyReply {
  const { status, body } = protocolError(code, texts)
  // The rest of a body that nobody reads must not keep the connection waiting.
  reply.request.raw.resume()
  return reply.code(status).type(JSON_TYPE).send(JSON.stringify(body))
}
