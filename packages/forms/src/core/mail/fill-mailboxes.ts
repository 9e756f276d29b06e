import {
  displayName,
  isWrittenAddress,
  MAX_ADDRESS_LENGTH,
  type Mailbox,
  type MailboxTemplate,
  parseMailboxes,
  readMailboxes,
} from '@vitrine/delivery/core'
import { isEmail } from '../formats.ts'
import { isChoice } from '../template/tag-types.ts'
import { type MailTag, piecesOf, type TemplatePiece, type TemplateTag } from './mail-tags.ts'
import { isOfVisitor } from './special-tags.ts'
import { type MailValues, tagValue } from './tag-value.ts'

/** Mailbox of a filled template. */
export interface FilledMailbox extends Mailbox {
  /** True if the visitor decided about the domain of its address, so that the site may not send as it. */
  readonly isOfVisitor: boolean
}

export interface FilledMailboxes {
  readonly mailboxes: readonly FilledMailbox[]
  /** A sentence for each mailbox that was left out. */
  readonly omissions: readonly string[]
}

/** Characters that are quoted of what is no address. */
const MAX_QUOTED_LENGTH = 100

/**
 * Fills a header of mailboxes. The template alone says where a mailbox begins and ends: what fills a name is a name,
 * whatever is in it, and what fills an address is one address or none.
 *
 * @param options.header Named in the sentences about what is left out.
 * @param options.lineOf Makes one line of what was typed.
 */
export function fillMailboxes(
  template: string,
  values: MailValues,
  options: { readonly header: string; readonly lineOf: (text: string) => string },
): FilledMailboxes {
  const fill = (tag: MailTag) => {
    const value = tagValue(tag, values, { html: false })
    return value === undefined ? undefined : options.lineOf(value)
  }
  const filled = parseMailboxes(piecesOf(template)).map((mailbox) => fillMailbox(mailbox, values, fill))
  return {
    mailboxes: filled.flatMap(({ mailboxes }) => mailboxes),
    omissions: filled.flatMap(({ omissions }) => omissions.map((omission) => `${options.header}: ${omission}`)),
  }
}

type Fill = (tag: MailTag) => string | undefined

function fillMailbox({ name, address }: MailboxTemplate<TemplateTag>, values: MailValues, fill: Fill): FilledMailboxes {
  const shownName = displayName(textOf(name, fill))
  const named = (mailbox: Mailbox, isOfVisitor: boolean): FilledMailbox => ({
    ...mailbox,
    ...(shownName !== '' && { name: shownName }),
    isOfVisitor,
  })
  const offered = offeredMailboxes(address, values, fill)
  if (offered) return { mailboxes: offered.map((mailbox) => named(mailbox, false)), omissions: [] }
  const text = textOf(address, fill).trim()
  // A field that was left empty names nobody, which is no mistake.
  if (text === '') return { mailboxes: [], omissions: [] }
  if (isOneAddress(text, address)) {
    return { mailboxes: [named({ name: '', address: text }, endsWithTyped(address))], omissions: [] }
  }
  return { mailboxes: [], omissions: [omissionOf(text, address)] }
}

/**
 * Mailboxes of an address that is one tag, if the editor or the site's owner wrote its value: the administrator's
 * address, or offered choices. Only these may be several.
 */
function offeredMailboxes(
  address: readonly TemplatePiece[],
  values: MailValues,
  fill: Fill,
): readonly Mailbox[] | undefined {
  const [only, ...others] = address.filter((piece) => typeof piece !== 'string' || piece.trim() !== '')
  if (typeof only !== 'object' || others.length > 0) return undefined
  const { tag } = only
  const texts = tag.name === '_site_admin_email' ? [fill(tag) ?? ''] : chosenOffers(tag, values)
  const mailboxes = texts?.flatMap(readMailboxes)
  return mailboxes?.length ? mailboxes : undefined
}

/** The choices that a field offers and the visitor has made; undefined when anything else was posted. */
function chosenOffers({ field, shows }: MailTag, values: MailValues): readonly string[] | undefined {
  const offers = new Set(
    values.tags.filter((tag) => tag.name === field && isChoice(tag)).flatMap(({ pipes }) => pipes.flat()),
  )
  const submitted = shows === 'posted' ? values.posted : values.submitted
  const given = Object.hasOwn(submitted, field) ? [submitted[field] ?? []].flat() : []
  return given.every((text) => offers.has(text)) ? given : undefined
}

function isOneAddress(text: string, address: readonly TemplatePiece[]): boolean {
  const isFilled = address.some((piece) => typeof piece !== 'string')
  return isFilled ? text.length <= MAX_ADDRESS_LENGTH && isEmail(text) : isWrittenAddress(text)
}

/** True if what a visitor typed, or the account of a signed-in one, ends an address. */
function endsWithTyped(address: readonly TemplatePiece[]): boolean {
  const last = address.findLast((piece) => typeof piece !== 'string' || piece.trim() !== '')
  return typeof last === 'object' && isOfVisitor(last.tag.name)
}

function omissionOf(text: string, address: readonly TemplatePiece[]): string {
  const written = address.map((piece) => (typeof piece === 'string' ? piece : piece.written)).join('')
  const found = text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH)}…` : text
  const given = written.trim() === text ? found : `${written.trim()} became ${found}, which`
  return `${given} is not one e-mail address and was left out.`
}

function textOf(pieces: readonly TemplatePiece[], fill: Fill): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : (fill(piece.tag) ?? piece.written))).join('')
}
