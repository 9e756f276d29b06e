import { fetched, some } from './nothing-measured.mjs'

/**
 * Reads which pages a site has: from its sitemap, or from the files that its sitemap names when that is an index.
 *
 * @param {string} url Origin of the site. The sitemap may name another one: only its paths count.
 * @returns {Promise<readonly [string, ...string[]]>} Paths.
 */
export async function sitemapPaths(url) {
  const read = async (/** @type {string} */ path) => parseSitemap(await (await fetched(url + path)).text())
  const first = await read('/sitemap.xml')
  if (!first.isIndex) return some(first.paths, 'no page in /sitemap.xml')
  const files = some(first.paths, 'no file in the index /sitemap.xml')
  const paths = []
  for (const file of files) {
    const { isIndex, paths: pages } = await read(file)
    if (isIndex) throw new Error(`${file} is an index in an index, which the protocol does not allow.`)
    paths.push(...some(pages, `no page in ${file}`))
  }
  return some([...new Set(paths)], 'no page in the sitemap')
}

/**
 * @param {string} xml
 * @returns {{ isIndex: boolean, paths: string[] }} An index names further sitemaps, any other file names pages.
 * @throws {Error} when it is no sitemap.
 * @see https://www.sitemaps.org/protocol.html
 */
export function parseSitemap(xml) {
  const [, root] = xml.match(/<(sitemapindex|urlset)[\s>]/) ?? []
  if (!root) throw new Error(`This is no sitemap: ${xml.slice(0, 80)}`)
  const paths = [...xml.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname,
  )
  return { isIndex: root === 'sitemapindex', paths }
}
