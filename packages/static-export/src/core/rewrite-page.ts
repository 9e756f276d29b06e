import { exportedPath, type OwnAddress, ownAddress } from './export-address.ts'
import type { PageReferences, Reference } from './page-references.ts'

/** A page with addresses as they hold where its files are. */
export interface RewriteOptions {
  readonly html: string
  readonly found: PageReferences
  /** Whole address of the page. */
  readonly url: string
  /** Origin of a running site, to which everything is sent that no file can answer. */
  readonly origin: string | undefined
  /** True for what only the running site answers. */
  readonly isRunning: (reference: Reference, address: OwnAddress) => boolean
  /** Its content security policy, as the site sent it. */
  readonly policy: string | undefined
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Directives that browsers take from a header alone. */
const HEADER_ONLY = ['frame-ancestors', 'report-uri', 'sandbox']

/** Directives by which a page may reach the running site: its forms, its calls, the pictures that those answer with. */
const REACHING = ['connect-src', 'form-action', 'img-src']

/**
 * Rewrites a page for its place in the export: forms and what only a running site answers lead to that site. The page
 * says its content security policy itself, so that it holds on any host.
 */
export function rewritePage(options: RewriteOptions): string {
  const { html, found, policy, origin } = options
  const edits = found.references.flatMap((reference) => editOf(reference, options))
  if (policy !== undefined) {
    const content = escaped(pagePolicy(policy, origin))
    const text = `<meta http-equiv="content-security-policy" content="${content}">`
    edits.push({ start: found.headStart, end: found.headStart, text })
  }
  return edited(html, edits)
}

function editOf(reference: Reference, options: RewriteOptions): readonly Edit[] {
  const { attribute, address } = reference
  const own = attribute && ownAddress(address, options.url)
  if (!own) return []
  const place = exportedPath(own.path)
  const rest = own.query + own.fragment
  const isMoved = options.origin !== undefined && options.isRunning(reference, own)
  if (!isMoved && place === own.path) return []
  const text = `${attribute.name}="${escaped((isMoved ? options.origin + own.path : place) + rest)}"`
  return [{ start: attribute.start, end: attribute.end, text }]
}

/** The policy of a page as its `meta` says it. @param origin Site that it may reach besides. */
export function pagePolicy(policy: string, origin: string | undefined): string {
  return directivesOf(policy)
    .filter(([name]) => !HEADER_ONLY.includes(name))
    .map(([name, ...values]) => [name, ...values, ...(origin && REACHING.includes(name) ? [origin] : [])].join(' '))
    .join('; ')
}

/** The directives of a policy that only a header can say. */
export function headerPolicy(policy: string): string {
  return directivesOf(policy)
    .filter(([name]) => HEADER_ONLY.includes(name))
    .map((parts) => parts.join(' '))
    .join('; ')
}

function directivesOf(policy: string): readonly (readonly [string, ...string[]])[] {
  return policy.split(';').flatMap((text) => {
    const [name, ...values] = text.trim().split(/\s+/)
    return name ? [[name, ...values] as const] : []
  })
}

function edited(text: string, edits: readonly Edit[]): string {
  let [done, at] = ['', 0]
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    done += text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return done + text.slice(at)
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
