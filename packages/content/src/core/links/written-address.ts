/** Characters of an address that a link may lead to. */
export const MAX_LINK_ADDRESS = 2000

/** Digits that the number of a telephone has: short ones are extensions, the longest have a code of a country. */
const DIGITS = { min: 5, max: 20 } as const

/** Kinds of addresses that somebody can write. */
export type WrittenKind = 'mail' | 'telephone' | 'web' | 'site'

/** An address as a link has it. */
export interface WrittenAddress {
  readonly kind: WrittenKind
  /** `mailto:…`, `tel:…`, `https://…`, or a path or fragment of this site. */
  readonly url: string
}

/** A name of a host with what stands behind it, as people write it: `example.com/prices`. */
const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/?#:]\S*)?$/u

/** An address of somebody's mail; a form checks no more of it. */
const MAIL = /^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#.]{2,}(?:\?\S*)?$/

/** A number of a telephone, as people write it. */
const TELEPHONE = /^\+?[\d\s()/.-]+$/

/**
 * Reads what somebody wrote where a link leads, as what it most likely is: an address of mail, the number of a telephone,
 * an address on the web, a path of this site or an anchor of the same page.
 *
 * @returns Undefined for words, which are sought rather than followed, and for schemes that run something.
 */
export function writtenAddress(written: string): WrittenAddress | undefined {
  const text = written.trim()
  if (text === '' || text.length > MAX_LINK_ADDRESS) return undefined
  if (/^(?:tel|sms):/i.test(text)) return callAddress(text)
  if (TELEPHONE.test(text)) return telephone(text)
  if (/\s/.test(text)) return undefined
  if (/^#/.test(text) || /^\/(?!\/)/.test(text)) return { kind: 'site', url: text }
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? { kind: 'web', url: text } : undefined
  const mail = text.replace(/^mailto:/i, '')
  if (MAIL.test(mail)) return { kind: 'mail', url: `mailto:${mail}` }
  return HOST.test(text) ? { kind: 'web', url: `https://${text}` } : undefined
}

/** An address whose scheme is written: its number is not judged, since short ones and letters are dialled, too. */
function callAddress(text: string): WrittenAddress | undefined {
  const url = text.replace(/\s/g, '')
  return url.length > 'tel:'.length ? { kind: 'telephone', url } : undefined
}

function telephone(text: string): WrittenAddress | undefined {
  // `+49 (0)30 …`: the zero in parentheses is not dialled from abroad.
  const number = text.replace(/^(\+.*?)\(0\)/, '$1').replace(/[^\d+]/g, '')
  const digits = number.replace('+', '').length
  return digits >= DIGITS.min && digits <= DIGITS.max ? { kind: 'telephone', url: `tel:${number}` } : undefined
}

/** Kind of an address that a link has, as far as its beginning says it. */
export function kindOfAddress(url: string): WrittenKind | 'file' | 'section' {
  if (/^mailto:/i.test(url)) return 'mail'
  if (/^(?:tel|sms):/i.test(url)) return 'telephone'
  if (url.startsWith('/media/')) return 'file'
  if (/^\/[^#]*#./.test(url)) return 'section'
  return /^[/#]/.test(url) ? 'site' : 'web'
}
