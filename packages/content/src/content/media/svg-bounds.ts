import type { AdminText } from '../../core/admin-text.ts'

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
export function svgExcess(source: string): AdminText | undefined {
  const bytes = Buffer.byteLength(source)
  if (bytes > MAX_SVG_BYTES) return tooLarge(megabytes(bytes))
  const open: string[] = []
  let elements = 0
  for (const [, end, begin, attributes = ''] of source.matchAll(MARKUP)) {
    // An end that belongs to nothing closes nothing.
    if (end && open.at(-1) === end.toLowerCase()) open.pop()
    if (!begin) continue
    elements += 1
    if (elements > MAX_SVG_ELEMENTS) return tooMany({ en: 'parts', de: 'Teile' }, MAX_SVG_ELEMENTS)
    if (open.length >= MAX_SVG_DEPTH) return tooMany({ en: 'nested groups', de: 'Gruppen ineinander' }, MAX_SVG_DEPTH)
    if (!attributes.endsWith('/')) open.push(begin.toLowerCase())
  }
  return undefined
}

function tooLarge(size: string): AdminText {
  const most = megabytes(MAX_SVG_BYTES)
  return {
    en: `This drawing has ${size} MB, and ${most} MB are the most. Simplify it, or export it as PNG or WebP.`,
    de: `Diese Zeichnung hat ${size} MB, höchstens ${most} MB sind möglich. Vereinfachen oder als PNG oder WebP exportieren.`,
  }
}

function tooMany(parts: AdminText, most: number): AdminText {
  return {
    en: `This drawing has too many ${parts.en}, and ${most} are the most. Simplify it, or export it as PNG or WebP.`,
    de: `Diese Zeichnung hat zu viele ${parts.de}, höchstens ${most} sind möglich. Vereinfachen oder als PNG oder WebP exportieren.`,
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, '')
}
