/** Taxonomies of posts, each with its segment of the address. */
export const TERM_SEGMENTS = { categories: 'category', tags: 'tag', series: 'series', authors: 'author' } as const

export type TermCollection = keyof typeof TERM_SEGMENTS

export const TERM_COLLECTIONS = Object.keys(TERM_SEGMENTS) as readonly TermCollection[]

/** Default address of the blog. */
export const DEFAULT_SLUG = 'blog'

/** Slugs that no post may have: they are the addresses of lists. */
export const RESERVED_SLUGS = /^(?:category|tag|series|author|page|\d{4})$/

/** Target of an address below the blog. */
export type BlogAddress =
  | { readonly kind: 'index' }
  | { readonly kind: 'post' }
  | { readonly kind: 'term'; readonly collection: TermCollection }
  | { readonly kind: 'year'; readonly year: number }
  | { readonly kind: 'month'; readonly year: number; readonly month: number }

/** Reads a path; undefined for one that is not below the blog, or leads to nothing there. */
export function parseBlogAddress(path: string, base: string): BlogAddress | undefined {
  if (!path.startsWith(base) || !path.endsWith('/')) return undefined
  const steps = path.slice(base.length).split('/').slice(0, -1)
  const [first = '', second = '', ...more] = steps
  if (more.length > 0) return undefined
  if (steps.length === 0) return { kind: 'index' }
  if (first === '') return undefined
  if (/^\d{4}$/.test(first)) return dateAddress(Number(first), second)
  if (second === '') return RESERVED_SLUGS.test(first) ? undefined : { kind: 'post' }
  const collection = TERM_COLLECTIONS.find((name) => TERM_SEGMENTS[name] === first)
  return collection && { kind: 'term', collection }
}

function dateAddress(year: number, month: string): BlogAddress | undefined {
  if (year === 0) return undefined
  if (month === '') return { kind: 'year', year }
  return /^(?:0[1-9]|1[0-2])$/.test(month) ? { kind: 'month', year, month: Number(month) } : undefined
}
