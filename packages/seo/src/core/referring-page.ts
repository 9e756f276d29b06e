/** Characters of a referring page that are kept. */
const MAX_LENGTH = 300

/**
 * Part of a `Referer` header that is stored: a page of this site by its path, another site by its origin. Never a
 * query, which may hold what somebody searched for.
 *
 * @param siteUrl Origin of the site.
 */
export function referringPage(header: string | undefined, siteUrl: string): string | undefined {
  if (!header || !URL.canParse(header)) return undefined
  const { origin, pathname, protocol } = new URL(header)
  if (protocol !== 'https:' && protocol !== 'http:') return undefined
  return (origin === new URL(siteUrl).origin ? pathname : origin).slice(0, MAX_LENGTH)
}
