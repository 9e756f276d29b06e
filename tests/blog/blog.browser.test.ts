import { openPayload } from '@vitrine/cms/config'
import { loadSettings } from '@vitrine/cms/settings'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { openBrowser, settled, usePage } from '../support/browser.ts'
import { ready } from '../support/ready.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'
import { startSite, type TestSite } from '../support/site.ts'
import { until } from '../support/until.ts'

let site: TestSite
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite({ LANGUAGES: 'en,de' }), openBrowser()])
})

afterAll(async () => {
  await browser.close()
  await site.stop()
})

const withPage = (path: string, options: Parameters<typeof usePage>[2], use: (page: Page) => Promise<void>) =>
  usePage(browser, site.url + path, options, use)

const POST = '/journal/a-bench-for-people-who-are-late/'

const PAGES = ['/journal/', POST, '/journal/author/yusuf-demir/', '/journal/category/light/', '/journal/2026/']

const structuredData = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>))

describe('the journal', () => {
  it.each(PAGES)('axe finds nothing at %s, at 390, 820 and 1440 px, light and dark', async (path) => {
    for (const [width, colorScheme] of [
      [390, 'light'],
      [820, 'dark'],
      [1440, 'light'],
    ] as const) {
      const options = { viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' } as const
      await withPage(path, options, async (page) => {
        await settled(page)
        expect(await axeViolations(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        expect(await page.locator('h1').count()).toBe(1)
        const name = `${path.replaceAll('/', '-')}${width}.png`
        await saveScreenshot(page, `blog/${name}`, { fullPage: true })
      })
    }
  })

  it('leads without script from the list to a post, to its author and category, and on to the next part', async () => {
    await withPage('/journal/', { javaScriptEnabled: false }, async (page) => {
      await page.getByRole('link', { name: 'A bench for people who are late' }).click()
      expect(page.url()).toBe(site.url + POST)
      await page.getByRole('link', { name: 'Yusuf Demir' }).first().click()
      expect(page.url()).toBe(`${site.url}/journal/author/yusuf-demir/`)
      await page.goto(site.url + POST)
      await page.getByRole('main').getByRole('link', { name: 'Furniture' }).click()
      expect(page.url()).toBe(`${site.url}/journal/category/furniture/`)
      await page.goto(`${site.url}/journal/`)
      await page.getByRole('link', { name: 'Older' }).click()
      expect(page.url()).toBe(`${site.url}/journal/page/2/`)
      expect(await page.title()).toContain('Page 2')
      await page.getByRole('link', { name: 'What walnut does in ten years' }).waitFor()
      expect(await page.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
    })
  })

  it('has no page beyond the last part', async () => {
    expect((await fetch(`${site.url}/journal/page/3/`)).status).toBe(404)
    expect((await fetch(`${site.url}/studio/page/2/`)).status).toBe(404)
  })

  it('is in German what was written in German', async () => {
    await withPage('/de/journal/', {}, async (page) => {
      await page.getByRole('link', { name: 'Eine Bank für Leute, die spät dran sind' }).click()
      expect(page.url()).toBe(`${site.url}/de${POST}`)
      await page.getByText('2. November 2026').waitFor()
      await page.getByText('1 Min. Lesezeit').first().waitFor()
    })
  })
})

describe('a post', () => {
  it('tells search engines and shared links what it is', async () => {
    await withPage(POST, {}, async (page) => {
      const data = await structuredData(page)
      expect(data.find((item) => item['@type'] === 'BlogPosting')).toMatchObject({
        headline: 'A bench for people who are late',
        datePublished: '2026-11-02T08:00:00.000Z',
        author: { '@type': 'Person', name: 'Yusuf Demir' },
        articleSection: ['Furniture'],
      })
      expect(data.find((item) => item['@type'] === 'BreadcrumbList')).toMatchObject({
        itemListElement: [{ name: 'Halden & Rye' }, { name: 'Journal' }, { name: 'A bench for people who are late' }],
      })
      const meta = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content')
      expect(await meta('og:image')).toMatch(/^http.*\/og\/.*\/card\.jpg$/)
      expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(new RegExp(`${POST}$`))
    })
  })

  it('lists its headings, which lead to their places', async () => {
    await withPage(POST, { viewport: { width: 1440, height: 900 } }, async (page) => {
      const contents = page.getByRole('navigation', { name: 'On this page' })
      expect(await contents.getByRole('link').allTextContents()).toEqual([
        'Forty-seven centimetres',
        'Eleven metres',
        'Slats',
      ])
      await contents.getByRole('link', { name: 'Slats' }).click()
      await page.waitForFunction(() => location.hash === '#slats')
      const heading = page.getByRole('heading', { name: 'Slats' })
      await expect.poll(async () => ((await heading.boundingBox())?.y ?? 900) < 450).toBe(true)
    })
  })

  it('knows its series, and the posts around it', async () => {
    await withPage('/journal/sixteen-niches/', {}, async (page) => {
      await page.getByRole('link', { name: 'Part 2 of 3: One room' }).waitFor()
      const series = page.getByRole('region', { name: 'One room' })
      expect(await series.getByRole('listitem').allTextContents()).toEqual([
        'The counter that flour cannot find',
        'Sixteen niches',
        'A bench for people who are late',
      ])
      expect(await page.locator('a[rel="prev"]').textContent()).toContain('The counter that flour cannot find')
      expect(await page.locator('a[rel="next"]').textContent()).toContain('A lux meter on holiday')
    })
  })
})

describe('a list with a button for more', () => {
  beforeAll(async () => {
    const payload = await openPayload(loadSettings({ DATA_DIR: site.dataDir, LOG_LEVEL: 'error' }, site.dataDir))
    const { docs } = await payload.find({ collection: 'pages', where: { path: { equals: '/journal/' } }, depth: 0 })
    const [journal] = docs
    const layout = [{ blockType: 'postList', layout: 'grid', show: 'more', count: 2 }]
    await payload.update({ collection: 'pages', id: Number(journal?.id), data: { layout } as never })
    await payload.destroy()
    await until('the list to show', async () =>
      (await (await fetch(`${site.url}/journal/`)).text()).includes('Load more'),
    )
  })

  it('brings the next parts into the page, and the focus to what is new', async () => {
    await withPage('/journal/', { viewport: { width: 1440, height: 900 } }, async (page) => {
      const posts = page.locator('.post-list__post')
      expect(await posts.count()).toBe(2)
      // What wakes the list is that it comes into sight.
      await page.getByRole('link', { name: 'Load more' }).scrollIntoViewIfNeeded()
      await ready(page)
      await page.getByRole('link', { name: 'Load more' }).click()
      await expect.poll(() => posts.count()).toBe(4)
      expect(page.url()).toBe(`${site.url}/journal/`)
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Sixteen niches')
      await page.getByRole('link', { name: 'Load more' }).click()
      await expect.poll(() => posts.count()).toBe(5)
      expect(await page.getByRole('link', { name: 'Load more' }).count()).toBe(0)
    })
  })

  it('is a link to the next part without script, and where the part does not come', async () => {
    await withPage('/journal/', { javaScriptEnabled: false }, async (page) => {
      await page.getByRole('link', { name: 'Load more' }).click()
      expect(page.url()).toBe(`${site.url}/journal/page/2/`)
      expect(await page.locator('.post-list__post').count()).toBe(2)
    })
  })
})

describe('feeds', () => {
  it('are named by the pages they are of', async () => {
    await withPage('/journal/category/light/', {}, async (page) => {
      const address = await page.locator('link[type="application/rss+xml"]').getAttribute('href')
      const reply = await fetch(site.url + address)
      expect(reply.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
      const xml = await reply.text()
      expect(xml).toContain('<title>Light – Journal – Halden &amp; Rye</title>')
      expect(xml.match(/<item>/g)).toHaveLength(2)
    })
  })

  it('are there for the whole journal, in each language', async () => {
    const titles = async (path: string) => {
      const feed = (await (await fetch(site.url + path)).json()) as { items: { title: string }[] }
      return feed.items.map(({ title }) => title)
    }
    expect((await titles('/feed.json'))[0]).toBe('A bench for people who are late')
    expect((await titles('/de/feed.json'))[0]).toBe('Eine Bank für Leute, die spät dran sind')
  })

  it('are answered again without their text to who has it', async () => {
    const first = await fetch(`${site.url}/feed.xml`)
    const again = await fetch(`${site.url}/feed.xml`, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })
})
