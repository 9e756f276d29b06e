/** Characters of one segment of an address: as many as WordPress has, so that its addresses stay. */
export const MAX_SLUG_LENGTH = 200

/** Characters of a segment that is made from a title: what still fits where addresses are shown. */
const MAX_MADE_LENGTH = 100

/** Remains of a cut at the end: a dash, an underscore, half a letter. */
const CUT_END = /[-_\p{Surrogate}]+$/u

/** Makes a segment of an address from a title: lower case, accents folded, everything else dashes. */
export function slugFrom(title: string): string {
  return folded(title)
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_MADE_LENGTH)
    .replace(CUT_END, '')
}

/**
 * A segment of an address that has been chosen elsewhere, changed only as far as {@link isSlug} asks: underscores stay,
 * and up to {@link MAX_SLUG_LENGTH} characters. Empty if nothing is left of it.
 */
export function cleanSlug(written: string): string {
  return folded(written)
    .replace(/[^\p{Letter}\p{Number}_]+/gu, '-')
    .replace(/^[-_]+/, '')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(CUT_END, '')
}

/** Lower case, without accents. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase()
}

/** Tells whether a text can be a segment: letters, digits, underscores and single dashes, with a letter or digit at both ends. */
export function isSlug(value: string): boolean {
  return /^(?!.*--)[\p{Letter}\p{Number}](?:[\p{Letter}\p{Number}_-]*[\p{Letter}\p{Number}])?$/u.test(value)
}
