import type { IncomingHttpHeaders } from 'node:http'

/**
 * True if a post comes from a page of this site, or of one that may post to it, by the headers that browsers send with every post. Programs that send
 * none are let in: they have nobody's cookies, and other checks look at what they send.
 *
 * @param others Origins of other sites whose pages may.
 * @see https://www.w3.org/TR/fetch-metadata/#sec-fetch-site-header
 */
export function isOfThisSite(
  { host, origin, 'sec-fetch-site': site }: Pick<IncomingHttpHeaders, 'host' | 'origin'> & IncomingHttpHeaders,
  siteUrl: string,
  others: readonly string[] = [],
): boolean {
  if (origin !== undefined && others.includes(origin)) return true
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  if (origin === undefined) return true
  return origin === siteUrl || (URL.canParse(origin) && new URL(origin).host === host)
}
