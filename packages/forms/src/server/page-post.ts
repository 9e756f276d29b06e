import { createHmac, timingSafeEqual } from 'node:crypto'
import { given } from '@vitrine/content/core'
import type { FastifyRequest } from 'fastify'
import { isOfSite, quotesMessage, type SentView } from '../core/after-sending.ts'
import { type Entries, lastText } from '../core/entries.ts'
import type { ContactForm, GroupOfFields, WrittenFields } from '../core/form.ts'
import { languageOf } from '../core/locale.ts'
import { type PageOutcome, wireStatus } from '../core/outcome.ts'
import { type RowChange, rowChangeOf, withRowChange } from '../core/row-change.ts'
import { rowsName } from '../core/rows.ts'
import { postedFreeTexts, postedValues } from '../core/submission.ts'
import type { Submitted } from '../core/submitted.ts'
import { OPENED_NAME } from '../core/traps.ts'
import { parseUnitTag, unplacedTag } from '../core/unit-tag.ts'
import { readUnknownPost } from './post.ts'
import { isFlooded, type ProtocolOptions } from './protocol.ts'
import { formIdOf } from './submission-meta.ts'

/** Name of the query parameter that says which form of a page has been sent. */
export const SENT_PARAMETER = 'sent'

/** 507: the disk has no room for a file of it. */
type RefusedStatus = 400 | 404 | 413 | 415 | 429 | 507

export type PagePost =
  | {
      readonly kind: 'outcome'
      readonly outcome: PageOutcome
      /** Redirect after the post, so that a reload sends nothing twice. Absent: the outcome is shown at once. */
      readonly leadsTo?: 'sent page' | `/${string}`
    }
  /** No form of this site was posted, or not whole. */
  | { readonly kind: 'refused'; readonly status: RefusedStatus }

/** HTTP status for a body that could not be read, by the reason. */
const UNREAD_STATUS = { too_large: 413, malformed: 400, full: 507 } as const

/** Takes a form that was posted to its own page, without script. */
export async function submitPage(request: FastifyRequest, options: ProtocolOptions): Promise<PagePost> {
  const contentType = request.headers['content-type'] ?? ''
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(contentType)) {
    request.raw.resume()
    return { kind: 'refused', status: 415 }
  }
  const stage = options.uploads.open()
  const findForm = (fields: Entries) => {
    const id = formIdOf(String(lastText(fields, '_wpcf7') ?? ''))
    const language = languageOf(lastText(fields, '_wpcf7_locale'), options.languages)
    return id === undefined ? Promise.resolve(undefined) : options.store.form(id, language)
  }
  const body = await readUnknownPost(request, stage, findForm)
  const refuse = async (status: RefusedStatus): Promise<PagePost> => {
    await stage.discard()
    return { kind: 'refused', status }
  }
  if (!body.ok) return refuse(UNREAD_STATUS[body.reason])
  const { entries } = body
  const form = await findForm(entries)
  if (!form) return refuse(404)
  const unitTag = parseUnitTag(lastText(entries, '_wpcf7_unit_tag')) ?? unplacedTag(form.id)
  const change = rowChangeOf(entries)
  if (change && form.body.kind === 'fields') {
    // Files cannot be given back; the visitor chooses them again.
    await stage.discard()
    return { kind: 'outcome', outcome: { unitTag, ...changedForm(form.body, entries, change), ...openedAs(entries) } }
  }
  if (await isFlooded(request, form, options)) return refuse(429)
  const { outcome, message, sentView } = await options.submit(
    form,
    entries,
    { ...(await options.submissionMetaOf(request, unitTag)), isWithoutScript: true },
    stage,
  )
  return {
    kind: 'outcome',
    outcome: {
      unitTag,
      status: wireStatus(outcome),
      message,
      problems: outcome.status === 'validation_failed' ? outcome.problems : [],
      ...(sentView && { sentView }),
      values: outcome.status === 'mail_sent' ? {} : typedValues(groupsOf(form), entries),
      // After spam there is a new one: this one may be what was wrong.
      ...((outcome.status === 'validation_failed' || outcome.status === 'acceptance_missing') && openedAs(entries)),
    },
    ...(outcome.status === 'mail_sent' && given({ leadsTo: leadsTo(form, sentView) })),
  }
}

function openedAs(entries: Entries): Pick<PageOutcome, 'opened'> {
  return given({ opened: lastText(entries, OPENED_NAME) || undefined })
}

/** Browsers follow a form's redirect to another site only where the policy of its page names that site. */
function leadsTo({ afterSending }: ContactForm, view: SentView | undefined): 'sent page' | `/${string}` | undefined {
  if (quotesMessage(afterSending)) return undefined
  return view && 'address' in view && isOfSite(view.address) ? view.address : 'sent page'
}

/** The form with one row more or less, and everything that was typed into it. */
function changedForm(body: WrittenFields, entries: Entries, change: RowChange): Omit<PageOutcome, 'unitTag'> {
  const { entries: moved, rows } = withRowChange(body, entries, change)
  const values = { ...typedValues(body.groups, moved), [rowsName(change.group)]: String(rows) }
  return { status: 'init', message: '', problems: [], values }
}

/** Values that were typed, and the number of rows of each group. */
function typedValues(groups: readonly GroupOfFields[], entries: Entries): Submitted {
  const rows = groups.flatMap((group, number): [string, string][] => {
    const said = group.rows && lastText(entries, rowsName(number))
    return said === undefined ? [] : [[rowsName(number), said]]
  })
  return { ...postedValues(entries), ...postedFreeTexts(entries), ...Object.fromEntries(rows) }
}

function groupsOf({ body }: ContactForm): readonly GroupOfFields[] {
  return body.kind === 'fields' ? body.groups : []
}

/** Query of the page that a visitor is led to after a sent message. */
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
