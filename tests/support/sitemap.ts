/** Every address that a site's sitemap lists, as XML: of the index, the files that it names, one after the other. */
export async function readSitemap(url: string): Promise<string> {
  const read = async (path: string) => (await fetch(url + path)).text()
  const whole = await read('/sitemap.xml')
  if (!whole.includes('<sitemapindex')) return whole
  return (await Promise.all(sitemapPaths(whole).map(read))).join('\n')
}

/** Paths of the addresses in a sitemap. */
export function sitemapPaths(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname)
}
