import { createServer } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { parseSitemap, sitemapPaths } from './sitemap.mjs'

const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const page = (/** @type {string} */ path) => `<url><loc>https://example.com${path}</loc></url>`
const urlset = (/** @type {string[]} */ ...paths) => `<urlset ${NAMESPACES}>${paths.map(page).join('')}</urlset>`
const index = (/** @type {string[]} */ ...paths) =>
  `<sitemapindex ${NAMESPACES}>${paths.map((path) => `<sitemap><loc>https://example.com${path}</loc></sitemap>`).join('')}</sitemapindex>`

describe('a file of a sitemap', () => {
  it('names pages', () =>
    expect(parseSitemap(urlset('/', '/contact/'))).toEqual({ isIndex: false, paths: ['/', '/contact/'] }))
  it('or, as an index, further files', () =>
    expect(parseSitemap(index('/sitemap-pages-1.xml'))).toEqual({ isIndex: true, paths: ['/sitemap-pages-1.xml'] }))
  it('may name images and languages, which are no pages', () => {
    const xml = `<urlset><url><loc>https://example.com/a/</loc><xhtml:link href="https://example.com/de/a/"/>
      <image:image><image:loc>https://example.com/media/a.webp</image:loc></image:image></url></urlset>`
    expect(parseSitemap(xml).paths).toEqual(['/a/'])
  })
  it('is no page of HTML', () => expect(() => parseSitemap('<!doctype html><p>404</p>')).toThrow('no sitemap'))
})

describe('the pages of a site', () => {
  /** @type {(() => void)[]} */
  const started = []
  afterEach(() => {
    for (const stop of started.splice(0)) stop()
  })

  /** @param {Readonly<Record<string, string>>} files @returns {Promise<string>} Address of a site with these files. */
  async function siteWith(files) {
    const server = createServer(({ url = '' }, response) =>
      files[url] ? response.end(files[url]) : response.writeHead(404).end(),
    )
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
    started.push(() => server.close())
    return `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`
  }

  it('stand in one file', async () =>
    expect(await sitemapPaths(await siteWith({ '/sitemap.xml': urlset('/', '/a/') }))).toEqual(['/', '/a/']))
  it('or in the files of an index', async () => {
    const site = await siteWith({
      '/sitemap.xml': index('/s-1.xml', '/s-2.xml'),
      '/s-1.xml': urlset('/'),
      '/s-2.xml': urlset('/b/', '/'),
    })
    expect(await sitemapPaths(site)).toEqual(['/', '/b/'])
  })
  it('are missed when there is none', async () => {
    await expect(sitemapPaths(await siteWith({ '/sitemap.xml': urlset() }))).rejects.toThrow('no page in /sitemap.xml')
    const empty = await siteWith({ '/sitemap.xml': index('/s-1.xml'), '/s-1.xml': urlset() })
    await expect(sitemapPaths(empty)).rejects.toThrow('no page in /s-1.xml')
  })
  it('are missed when a file does not answer', async () => {
    await expect(sitemapPaths(await siteWith({}))).rejects.toThrow('/sitemap.xml answered with 404')
    await expect(sitemapPaths(await siteWith({ '/sitemap.xml': index('/s-1.xml') }))).rejects.toThrow('/s-1.xml')
  })
})
