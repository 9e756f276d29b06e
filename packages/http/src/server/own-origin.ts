import type { IncomingHttpHeaders } from 'node:http'

/**
 * Tells whether a post comes from a page of this site, as browsers say it of every post. Programs that say nothing are let in:
 * they have nobody's cookies, and other checks look at what they send.
 *
 * @see https://www.w3.org/TR/fetch-metadata/#sec-fetch-site-header
 */
export function isOfThisSite(
  { host, origin, 'sec-fetch-site': site }: Pick<IncomingHttpHeaders, 'host' | 'origin'> & IncomingHttpHeaders,
  siteUrl: string,
): boolean {
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  if (origin === undefined) return true
  return origin === siteUrl || (URL.canParse(origin) && new URL(origin).host === host)
}
