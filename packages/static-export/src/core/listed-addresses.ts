/**
 * Finds the addresses of a site in a text for programs: a sitemap, a feed, `robots.txt`.
 *
 * @param siteUrl Origin of the site, without a slash at its end. Only whole addresses that begin with it are found.
 */
export function listedAddresses(text: string, siteUrl: string): readonly string[] {
  return text
    .split(siteUrl)
    .slice(1)
    .flatMap((rest) => {
      const path = /^\/[^\s"'<>\\)\]]*/.exec(rest)?.[0]
      return path === undefined ? [] : [siteUrl + path.replaceAll('&amp;', '&')]
    })
}
