import { canonicalPath } from './redirect-end.ts'

/** Characters of an old address that is stored. */
export const MAX_OLD_ADDRESS = 2000

/** Characters of a pattern, and places in it that stand for others. */
const MAX_PATTERN = 200
const MAX_WILDCARDS = 6

/** Fields of a query that one redirect asks for. */
const MAX_FIELDS = 5

/**
 * An old address in the one way in which it is stored.
 *
 * A path, `/old/`, is compared whole. With a query, `/?p=12`, it means every address of that path that has those fields,
 * whatever else it has. A pattern, `/old/*`, means all paths that are alike: `*` stands for anything, `#` for a number.
 */
export interface OldAddress {
  readonly from: string
  /** `path`, `pattern`, or a question mark and the names of the fields that it asks for: `?p`, `?cat&paged`. */
  readonly matchedBy: string
}

/** Reads an old address as an editor wrote it. Undefined for what is none, or means too much. */
export function parseOldAddress(written: string): OldAddress | undefined {
  const text = written.trim()
  if (text.length > MAX_OLD_ADDRESS) return undefined
  const [path = '', ...rest] = text.split('?')
  if (rest.length > 0) return withQuery(decoded(path), rest.join('?'))
  return /[*#]/.test(text) ? pattern(text) : plain(decoded(text))
}

/** A path as visitors' are compared with it: letters in place of their percent signs, as far as they can be stored. */
function decoded(path: string): string {
  try {
    const letters = decodeURIComponent(path)
    return /[\s*#?]/.test(letters) ? path : letters
  } catch {
    return path
  }
}

function plain(text: string): OldAddress | undefined {
  const from = canonicalPath(text)
  return /^\/\S*$/.test(from) ? { from, matchedBy: 'path' } : undefined
}

function withQuery(written: string, query: string): OldAddress | undefined {
  const path = canonicalPath(written)
  const fields = [...new URLSearchParams(query)]
  const names = fields.map(([name]) => name)
  const isPlain = /^\/[^\s*#]*$/.test(path) && !query.includes('#') && names.every((name) => name !== '')
  if (!isPlain || fields.length === 0 || fields.length > MAX_FIELDS || new Set(names).size < names.length)
    return undefined
  const from = addressWithQuery(path, fields)
  return from.length <= MAX_OLD_ADDRESS ? { from, matchedBy: `?${names.toSorted().join('&')}` } : undefined
}

/** An address with fields in the order of their names, as {@link OldAddress.from} has it. */
export function addressWithQuery(path: string, fields: readonly (readonly [string, string])[]): string {
  const sorted = fields.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `${path}?${new URLSearchParams(sorted.map(([name, value]) => [name, value]))}`
}

function pattern(text: string): OldAddress | undefined {
  const from = text.endsWith('*') ? `/${text.replace(/^\/+/, '')}` : canonicalPath(text)
  const wildcards = from.match(/[*#]/g)?.length ?? 0
  // One that stands for every address would lead all that is missing to one page.
  const meansTooMuch = !/[^/*]/.test(from) || /\*[*#]|#[*#\d]/.test(from)
  const isUsable = from.length <= MAX_PATTERN && wildcards <= MAX_WILDCARDS && !/\s/.test(from)
  return isUsable && !meansTooMuch ? { from, matchedBy: 'pattern' } : undefined
}
