/** Bytes of a drawing. */
export const MAX_SVG_BYTES = 1024 * 1024

/** Elements of a drawing. */
export const MAX_SVG_ELEMENTS = 10_000

/** Elements inside one another: the time that cleaning takes grows faster than they do. */
export const MAX_SVG_DEPTH = 100

/** Tokens of markup: comments, CDATA, declarations, end tags, and start tags with attributes. */
const MARKUP =
  /<!--[\s\S]*?(?:--!?>|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<[!?][^>]*>?|<\/([a-z][^\s>/]*)[^>]*>?|<([a-z][^\s>/]*)((?:[^>"']|"[^"]*"|'[^']*')*)>?/gi

/**
 * Finds what makes a drawing too large to be cleaned, before anything builds a tree of it.
 *
 * @returns A sentence for its editor; undefined for a drawing within the bounds.
 */
export function svgExcess(source: string): string | undefined {
  const bytes = Buffer.byteLength(source)
  if (bytes > MAX_SVG_BYTES) return tooMuch(`${megabytes(bytes)} MB`, `${megabytes(MAX_SVG_BYTES)} MB are`)
  const open: string[] = []
  let elements = 0
  for (const [, end, begin, attributes = ''] of source.matchAll(MARKUP)) {
    // An end that belongs to nothing closes nothing.
    if (end && open.at(-1) === end.toLowerCase()) open.pop()
    if (!begin) continue
    elements += 1
    if (elements > MAX_SVG_ELEMENTS) return tooMuch('too many parts', `${MAX_SVG_ELEMENTS} are`)
    if (open.length >= MAX_SVG_DEPTH) return tooMuch('too many nested groups', `${MAX_SVG_DEPTH} are`)
    if (!attributes.endsWith('/')) open.push(begin.toLowerCase())
  }
  return undefined
}

function tooMuch(what: string, most: string): string {
  return `This drawing has ${what}, and ${most} the most. Simplify it, or export it as PNG or WebP.`
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, '')
}
