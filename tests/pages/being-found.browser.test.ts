import { openPayload } from '@vitrine/cms/config'
import { loadSettings } from '@vitrine/cms/settings'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type TestSite } from '../support/site.ts'
import { readSitemap, sitemapPaths } from '../support/sitemap.ts'
import { until } from '../support/until.ts'

let site: TestSite
let payload: Payload

beforeAll(async () => {
  site = await startSite()
  payload = await openPayload(loadSettings({ DATA_DIR: site.dataDir, LOG_LEVEL: 'error' }, site.dataDir))
})

afterAll(async () => {
  await payload.destroy()
  await site.stop()
})

const ask = (path: string, init: RequestInit = {}) => fetch(site.url + path, { redirect: 'manual', ...init })
const read = async (path: string) => (await ask(path)).text()
const set = (searchEngines: object) => payload.updateGlobal({ slug: 'site', data: { searchEngines } as never })
/** Structured data of a page, by type. */
const described = async (path: string) => {
  const html = await read(path)
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  return Object.fromEntries(scripts.map(([, json = '']) => [JSON.parse(json)['@type'], JSON.parse(json)]))
}
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]

describe('titles and descriptions', () => {
  it('follow the templates of the site as soon as they are saved', async () => {
    expect(titleOf(await read('/studio/'))).toBe('Studio – Halden &amp; Rye')
    await set({ titles: { page: '{site} {separator} {title}' }, separator: 'bar' })
    await until('the template', async () => titleOf(await read('/studio/')) === 'Halden &amp; Rye | Studio')
    expect(titleOf(await read('/'))).toMatch(/^Halden &amp; Rye: /)
    await set({ titles: { page: null }, separator: 'dash' })
  })

  it('cannot have a template that nobody can fill', async () =>
    expect(set({ titles: { page: '{titel} – {site}' } })).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining('{titel}') }] },
    }))
})

describe('what search engines learn of a page', () => {
  it('is on the home page how the site is searched', async () => {
    const { WebSite } = await described('/')
    expect(WebSite.potentialAction.target.urlTemplate).toMatch(/^http.*\/search\/\?q=\{search_term_string\}$/)
    expect(await described('/studio/')).not.toHaveProperty('WebSite')
  })

  it('is its main image, which is there', async () => {
    const { ImageObject } = await described('/studio/')
    expect(ImageObject).toMatchObject({ width: expect.any(Number), height: expect.any(Number) })
    expect((await ask(new URL(ImageObject.contentUrl).pathname)).status).toBe(200)
  })
})

describe('files for machines', () => {
  it('list every page once in the sitemap, with the moment of its change', async () => {
    const index = await read('/sitemap.xml')
    expect(sitemapPaths(index)).toContain('/sitemap-posts-1.xml')
    const xml = await readSitemap(site.url)
    expect(xml.match(/<loc>/g)?.length).toBeGreaterThan(10)
    expect(xml).toMatch(/<url><loc>[^<]*\/studio\/<\/loc><lastmod>\d{4}-\d\d-\d\dT/)
    expect(new Set(sitemapPaths(xml)).size).toBe(sitemapPaths(xml).length)
    expect((await ask('/sitemap-pages-2.xml')).status).toBe(404)
  })

  it('name the sitemap to robots, after the rules', async () =>
    expect(await read('/robots.txt')).toMatch(
      /^User-agent: \*\nDisallow: \/admin\n[\s\S]*\nSitemap: http.*\/sitemap\.xml\n$/,
    ))

  it('list the pages for language models', async () => {
    const answer = await ask('/llms.txt')
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const text = await answer.text()
    expect(text).toMatch(/^# Halden & Rye\n\n> A studio of eleven people/)
    expect(text).toMatch(/\n## Pages\n\n(?:- \[.*\]\(http.*\).*\n)+\n## Posts\n\n(?:- \[.*\]\(http.*\).*\n)+/)
  })

  it('have the images of pages, and follow a change', async () => {
    const { docs: pages } = await payload.find({ collection: 'pages', where: { path: { equals: '/studio/' } } })
    const { docs: media } = await payload.find({ collection: 'media', limit: 1 })
    await payload.update({
      collection: 'pages',
      id: pages[0]?.id as number,
      data: { meta: { image: media[0]?.id }, _status: 'published' } as never,
    })
    await until('the image', async () =>
      /\/studio\/<\/loc>(?:(?!<\/url>).)*<image:loc>http[^<]*\/media\//.test(await readSitemap(site.url)),
    )
  })

  it('follow the editor’s rules for robots, and refuse what is none', async () => {
    await set({ robots: 'User-agent: Fast\nDisallow: /' })
    await until('the rules', async () => (await read('/robots.txt')).startsWith('User-agent: Fast\n'))
    await expect(set({ robots: 'Disallow: /' })).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining('Line 1') }] },
    })
    await set({ robots: null })
  })

  it('are not offered to language models against the editor’s will', async () => {
    await set({ llms: false })
    await until('the file to go', async () => (await ask('/llms.txt')).status === 404)
    await set({ llms: true })
  })
})

describe('a site that is kept out of search engines', () => {
  beforeAll(() => set({ keepOut: true }))
  afterAll(() => set({ keepOut: false }))

  it('says so on every page, in its head and in its headers', async () => {
    const page = await until('the setting', async () => {
      const answer = await ask('/services/')
      return answer.headers.get('x-robots-tag') === 'noindex' && answer
    })
    expect(await page.text()).toContain('<meta name="robots" content="noindex"/>')
  })

  it('has no sitemap, and lets robots read that they shall not list it', async () => {
    expect((await ask('/sitemap.xml')).status).toBe(404)
    expect((await ask('/llms.txt')).status).toBe(404)
    const rules = await read('/robots.txt')
    expect(rules).not.toContain('Sitemap')
    expect(rules).not.toMatch(/^Disallow: \/$/m)
  })
})

describe('addresses without a page', () => {
  it('are shown to editors, without what machines try and without what visitors typed', async () => {
    const [, origin] = /<link rel="canonical" href="(https?:\/\/[^/]+)/.exec(await read('/')) ?? []
    const headers = { referer: `${origin}/studio/?q=secret` }
    for (const path of ['/lost/?name=secret', '/lost/', '/wp-login.php', '/.env']) await ask(path, { headers })
    await site.terminate()
    const { docs } = await payload.find({ collection: 'missing-addresses' as never })
    expect(docs).toMatchObject([{ address: '/lost/', count: 2, referrer: '/studio/' }])
    expect(JSON.stringify(docs)).not.toContain('secret')
    await site.restart()
  })
})
