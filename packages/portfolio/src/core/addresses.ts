/** Default address of the portfolio. */
export const DEFAULT_SLUG = 'work'

/** The part of the address between the projects and a category of them. */
export const CATEGORY_SEGMENT = 'category'

/** Slugs that no project may have: they are the addresses of lists. */
export const RESERVED_SLUGS = /^(?:category|page)$/

/** Target of an address below the portfolio. */
export type PortfolioAddress = 'index' | 'project' | 'category'

/**
 * Reads a path; undefined for one that is not below the portfolio, or leads to nothing there.
 *
 * @param base Address of the portfolio, with slashes at both ends.
 */
export function parsePortfolioAddress(path: string, base: string): PortfolioAddress | undefined {
  if (!path.startsWith(base) || !path.endsWith('/')) return undefined
  const steps = path.slice(base.length).split('/').slice(0, -1)
  if (steps.includes('')) return undefined
  const [first = ''] = steps
  if (steps.length === 0) return 'index'
  if (steps.length === 1) return RESERVED_SLUGS.test(first) ? undefined : 'project'
  return steps.length === 2 && first === CATEGORY_SEGMENT ? 'category' : undefined
}
