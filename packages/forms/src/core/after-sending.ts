import { record, text } from '@vitrine/content/core'
import { mailTagsOf } from './mail/mail-tags.ts'

/** Result that visitors see after sending a form, where it is more than the success message. */
export type AfterSending =
  /** Stands in the form's place. May hold mail-tags. */
  | { readonly kind: 'text'; readonly text: string }
  /** A page of the site, by its path in the language of the form. */
  | { readonly kind: 'page'; readonly path: string }
  /** Whole, or a path of this site. */
  | { readonly kind: 'address'; readonly address: string }

/** The same, ready for one visitor. */
export type SentView =
  /** Plain; an empty line divides paragraphs. */
  | { readonly text: string }
  /** Destination of the redirect: an `https:` address or a path of this site. */
  | { readonly address: string }

/**
 * Reads what an editor chose. A page that is gone or not published leads nowhere, so the form then shows its message.
 *
 * @param raw A document of `contact-forms`, with its page if there is one.
 */
export function parseAfterSending(raw: Readonly<Record<string, unknown>>): AfterSending | undefined {
  if (raw.afterSending === 'text') {
    const sentText = text(raw.sentText)
    return sentText ? { kind: 'text', text: sentText } : undefined
  }
  if (raw.afterSending !== 'page') return undefined
  const page = record(raw.sentPage)
  const path = page._status === 'published' ? sitePath(page.path) : undefined
  if (path) return { kind: 'page', path }
  const address = parseSentAddress(raw.sentAddress)
  return address ? { kind: 'address', address } : undefined
}

/** @returns An address that visitors may be led to, as browsers write it; undefined for any other text. */
export function parseSentAddress(raw: unknown): string | undefined {
  const given = text(raw)?.trim()
  if (!given) return undefined
  return /^https:\/\//i.test(given) ? urlOf(given)?.href : sitePath(given)
}

/** Any address of this site would do: only what comes after it is kept. */
const SITE = 'https://site.invalid'

/** Parses a path of this site. Rejects what browsers resolve to another site: `//host`, `/\host`, `/.//host`. */
function sitePath(raw: unknown): string | undefined {
  const url = typeof raw === 'string' && raw.startsWith('/') ? urlOf(raw) : undefined
  if (url?.origin !== SITE || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}

function urlOf(address: string): URL | undefined {
  return URL.canParse(address, SITE) ? new URL(address, SITE) : undefined
}

/**
 * View of the result for one visitor.
 *
 * @param options.fill Fills the mail-tags of a text. @param options.addressOf Address of a page, by its path.
 */
export function sentViewOf(
  afterSending: AfterSending,
  { fill, addressOf }: { readonly fill: (text: string) => string; readonly addressOf: (path: string) => string },
): SentView {
  switch (afterSending.kind) {
    case 'text':
      return { text: fill(afterSending.text) }
    case 'page':
      return { address: addressOf(afterSending.path) }
    case 'address':
      return { address: afterSending.address }
  }
}

/** True if the text after sending may quote what a visitor typed, so that it can be shown only once. */
export function quotesMessage(afterSending: AfterSending | undefined): boolean {
  return afterSending?.kind === 'text' && mailTagsOf(afterSending.text).length > 0
}

export function isOfSite(address: string): address is `/${string}` {
  return address.startsWith('/')
}

/** The address of another site that a visitor is led to. */
export function addressAway(view: SentView | undefined): string | undefined {
  return view && 'address' in view && !isOfSite(view.address) ? view.address : undefined
}
