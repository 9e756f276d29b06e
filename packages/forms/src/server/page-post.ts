import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { languageOf } from '../core/locale.ts'
import type { PageOutcome } from '../core/outcome.ts'
import { collect } from '../core/submission.ts'
import { parseUnitTag } from '../core/unit-tag.ts'
import { circumstancesOf, formIdOf } from './circumstances.ts'
import { outcomeMessage } from './feedback-reply.ts'
import type { ProtocolOptions } from './protocol.ts'
import { readBody } from './read-body.ts'

/** Name of the query parameter that says which form of a page has been sent. */
export const SENT_PARAMETER = 'sent'

export type PagePost =
  | { readonly kind: 'outcome'; readonly outcome: PageOutcome }
  /** No form of this site was posted, or not whole. */
  | { readonly kind: 'refused'; readonly status: 400 | 404 | 413 | 415 }

/** Takes a form that was posted to its own page, without script. */
export async function submitPage(request: FastifyRequest, options: ProtocolOptions): Promise<PagePost> {
  const contentType = request.headers['content-type'] ?? ''
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(contentType)) {
    request.raw.resume()
    return { kind: 'refused', status: 415 }
  }
  const body = await readBody(request.raw, contentType, Number(request.headers['content-length'] ?? 0))
  if (!body.ok) return { kind: 'refused', status: body.reason === 'too_large' ? 413 : 400 }
  const posted = (name: string) => body.entries.find(([key]) => key === name)?.[1]
  const unitTag = parseUnitTag(posted('_wpcf7_unit_tag'))
  const id = formIdOf(String(posted('_wpcf7') ?? ''))
  const form =
    id === undefined ? undefined : await options.store.form(id, languageOf(posted('_wpcf7_locale'), options.languages))
  if (!form || !unitTag) return { kind: 'refused', status: form ? 400 : 404 }
  const outcome = await options.submit(form, body.entries, circumstancesOf(request, unitTag, options.siteUrl))
  return {
    kind: 'outcome',
    outcome: {
      unitTag,
      status: outcome.status,
      message: outcomeMessage(form, outcome),
      problems: outcome.status === 'validation_failed' ? outcome.problems : [],
      values: outcome.status === 'mail_sent' ? {} : collect(form.tags, body.entries),
    },
  }
}

/** After a sent message the visitor is led to the page anew, so that a reload sends nothing twice. */
export function sentQuery(unitTag: string, secret: string): string {
  return `${SENT_PARAMETER}=${unitTag}.${signature(unitTag, secret)}`
}

/** @returns The unit tag that {@link sentQuery} was made for; undefined for anything else. */
export function readSent(value: unknown, secret: string): string | undefined {
  const match = typeof value === 'string' ? /^([\w-]{1,100})\.([\w-]{16})$/.exec(value) : null
  if (!match) return undefined
  const [, unitTag = '', given = ''] = match
  return timingSafeEqual(Buffer.from(given), Buffer.from(signature(unitTag, secret))) ? unitTag : undefined
}

function signature(unitTag: string, secret: string): string {
  return createHmac('sha256', secret).update(`sent ${unitTag}`).digest('base64url').slice(0, 16)
}
