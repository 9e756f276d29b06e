import type { IncomingHttpHeaders } from 'node:http'

/**
 * True if a post comes from a page of this site, by the headers that browsers send with every post. Programs that send
 * none are let in: they have nobody's cookies, and other checks look at what they send.
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
