import { slugFrom } from '@vitrine/content/core'
import type { LinkFields } from '../rich-text/nodes.ts'
import type { SourceRef } from '../source/source-key.ts'
import type { ConvertContext } from './convert.ts'
import { fitting, MAX_LENGTH } from './limits.ts'

const COLLECTIONS = { page: 'pages', post: 'posts', project: 'projects' } as const

/** Addresses that belong to the administration of the old site. */
const ADMINISTRATION = /\/(?:wp-login\.php|wp-admin(?:\/|$)|xmlrpc\.php|wp-json(?:\/|$))/

/** Target of an address of the content: a document, or an address that may be kept. */
type Destination =
  | { readonly to: 'page' | 'post' | 'project'; readonly ref: SourceRef }
  | { readonly to: 'url'; readonly url: string }

/** A link in a text. Undefined for what cannot be followed: a script, a data address, nothing at all. */
export function linkFields(address: string, newTab: boolean, context: ConvertContext): LinkFields | undefined {
  const found = destination(address, context)
  if (found === undefined) return undefined
  if (found.to === 'url') return { linkType: 'custom', url: found.url, newTab }
  return { linkType: 'internal', doc: { relationTo: COLLECTIONS[found.to], value: found.ref }, newTab }
}

/** The group of fields that blocks store a link in. */
export type LinkGroup = Readonly<Record<string, unknown>> & { readonly type: 'page' | 'post' | 'project' | 'url' }

/** A link of a block, such as that of a button. Undefined for what cannot be followed. */
export function linkGroup(
  { address, label, newTab = false }: { readonly address: string; readonly label?: string; readonly newTab?: boolean },
  context: ConvertContext,
): LinkGroup | undefined {
  const found = destination(address, context)
  if (found === undefined) return undefined
  const words = label === undefined ? {} : { label: fitting(label, MAX_LENGTH.linkLabel, context.report) }
  if (found.to === 'url') return { type: 'url', url: found.url, newTab, ...words }
  return { type: found.to, [found.to]: found.ref, newTab, ...words }
}

/** An address that is stored as text: a path of this site where it leads inside. Undefined for what cannot be followed. */
export function plainAddress(address: string, context: ConvertContext): string | undefined {
  const url = cleaned(address)
  if (url === undefined) return undefined
  if (url.startsWith('#')) return fragmentOf(url.slice(1))
  if (/^(?:mailto|tel|sms):/i.test(url)) return bounded(url, context)
  const target = context.lookup.target(url)
  if (target?.to === 'path') return bounded(target.path, context)
  return bounded(target ? pathOf(url) : url, context)
}

function destination(address: string, context: ConvertContext): Destination | undefined {
  const url = cleaned(address)
  if (url === undefined) {
    if (address.trim() !== '') context.report({ level: 'lost', code: 'unsafe-link', subject: schemeOf(address) })
    return undefined
  }
  if (url.startsWith('#')) return urlTo(fragmentOf(url.slice(1)), context)
  if (/^(?:mailto|tel|sms):/i.test(url)) return urlTo(url, context)
  const target = context.lookup.target(url)
  if (target === undefined) return urlTo(url, context)
  if (target.to === 'path') {
    if (ADMINISTRATION.test(target.path))
      context.report({ level: 'note', code: 'link-to-administration', subject: target.path })
    else if (!target.isKnown) context.report({ level: 'note', code: 'link-leads-nowhere', subject: target.path })
    return urlTo(target.path, context)
  }
  const rest = `${target.query ? `?${target.query}` : ''}${target.fragment ? fragmentOf(target.fragment) : ''}`
  // A reference has no place for what follows the path.
  if (rest !== '' && rest !== '#') {
    context.report({ level: 'note', code: 'link-with-rest', subject: url })
    return urlTo(`${pathOf(url)}${rest}`, context)
  }
  return { to: target.to, ref: target.ref }
}

function urlTo(url: string | undefined, context: ConvertContext): Destination | undefined {
  const fitted = url === undefined ? undefined : bounded(url, context)
  return fitted === undefined ? undefined : { to: 'url', url: fitted }
}

function bounded(url: string, context: ConvertContext): string | undefined {
  if (url.length <= MAX_LENGTH.address) return url
  context.report({ level: 'lost', code: 'link-too-long', subject: url.slice(0, 100) })
  return undefined
}

/** Anchors of ours are made of words, as those of headings are. */
function fragmentOf(fragment: string): string | undefined {
  const anchor = anchorFrom(fragment)
  return anchor === undefined ? undefined : `#${anchor}`
}

/**
 * The anchor that stands for an id of the old page. Letters outside ASCII are their numbers: the editor's links take no
 * others in a path or fragment. Undefined for an id without a letter or digit.
 */
export function anchorFrom(id: string): string | undefined {
  const slug = slugFrom(decoded(id))
  const ascii = slug.replace(/[^a-z0-9-]/gu, (letter) => (letter.codePointAt(0) ?? 0).toString(16))
  return ascii.slice(0, MAX_LENGTH.anchor) || undefined
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    // A broken escape: the letters as they stand.
    return fragment
  }
}

/** Path of an address of this site. */
function pathOf(url: string): string {
  const base = 'https://here.invalid'
  return URL.canParse(url, base) ? new URL(url, base).pathname : '/'
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters before they look for the scheme
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]/g

/** An address without the blanks and control signs that browsers drop; undefined when its scheme may not be followed. */
function cleaned(address: string): string | undefined {
  const url = address.replace(CONTROLS, '').trim().replaceAll(' ', '%20')
  // A shortcode in an address: nobody knows what it stood for.
  if (url === '' || url.startsWith('[')) return undefined
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url.replaceAll('%20', ''))?.[1]?.toLowerCase()
  return scheme === undefined || ['http', 'https', 'mailto', 'tel', 'sms'].includes(scheme) ? url : undefined
}

function schemeOf(address: string): string {
  return `${/^\s*([a-z][a-z0-9+.-]{0,20}):/i.exec(address)?.[1]?.toLowerCase() ?? 'unknown'}:`
}
