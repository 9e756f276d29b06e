/** Characters of one segment of an address. */
export const MAX_SLUG_LENGTH = 100

/** Makes a segment of an address from a title: lower case, accents folded, everything else dashes. */
export function slugFrom(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/-+$/, '')
}
