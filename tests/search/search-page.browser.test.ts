import { openPayload } from '@vitrine/cms/config'
import { loadSettings } from '@vitrine/cms/settings'
import { createUntyped, updateGlobalUntyped, updateUntyped } from '@vitrine/content/queries'
import type { Payload } from 'payload'
import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { openBrowser, settled, usePage } from '../support/browser.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'
import { startSite, type TestSite } from '../support/site.ts'
import { until } from '../support/until.ts'

const AJAX = '**/wp-admin/admin-ajax.php'

let site: TestSite
let browser: Browser
let payload: Payload

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite({ LANGUAGES: 'en,de' }), openBrowser()])
  const settings = loadSettings({ DATA_DIR: site.dataDir, DATABASE_URL: '', LOG_LEVEL: 'error' }, site.dataDir)
  payload = await openPayload(settings, { migrate: false })
  await until('the index to be filled', async () =>
    (await textOf('/search/?q=walnut')).includes('/journal/what-walnut-does'),
  )
})

afterAll(async () => {
  await payload.destroy()
  await browser.close()
  await site.stop()
})

const textOf = async (path: string) => (await fetch(site.url + path)).text()

const withPage = (path: string, options: Parameters<typeof usePage>[2], use: (page: Page) => Promise<void>) =>
  usePage(browser, site.url + path, options, use)

const field = (page: Page) =>
  page.locator('.search-page').getByRole('searchbox').or(page.locator('.search-page').getByRole('combobox'))

/** Wakes the field as a visitor does, and collects the calls that it makes. */
async function awake(page: Page): Promise<Request[]> {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (request.url().includes('admin-ajax')) calls.push(request)
  })
  await page.mouse.move(4, 4)
  await page.mouse.move(5, 5)
  await page.locator('.search-page [role="combobox"]').waitFor()
  return calls
}

const options = (page: Page) => page.getByRole('option')

describe('the search page', () => {
  it.each([
    [390, 'light'],
    [820, 'dark'],
    [1440, 'light'],
  ] as const)('has nothing that axe finds at %i px, %s', async (width, colorScheme) => {
    await withPage('/search/?q=oak', { viewport: { width, height: 900 }, colorScheme }, async (page) => {
      await settled(page)
      expect(await axeViolations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await saveScreenshot(page, `search/page-${width}.png`, { fullPage: true })
    })
  })

  it('answers without script: the best first, what was looked for marked, one kind at a time', async () => {
    await withPage('/search/', { javaScriptEnabled: false }, async (page) => {
      await page.getByRole('searchbox').fill('walnut')
      await page.getByRole('button', { name: 'Search' }).click()
      await page.waitForURL(`${site.url}/search/?q=walnut`)
      const results = page.locator('.search-page__results > li')
      expect(await results.first().getByRole('link').textContent()).toBe('What walnut does in ten years')
      expect(await results.first().locator('mark').first().textContent()).toBe('walnut')
      await page.getByRole('link', { name: /^Posts/ }).click()
      await page.waitForURL(/type=post/)
      const types = await page.locator('.search-page__type').allTextContents()
      expect(new Set(types)).toEqual(new Set(['Posts']))
    })
  })

  it('goes on to further parts where there is more', async () => {
    const html = await textOf('/search/?q=the')
    const next = html.match(/href="(\/search\/\?q=the&amp;part=2)"/)?.[1]?.replaceAll('&amp;', '&')
    expect(next).toBeDefined()
    const first = (page: string) => page.match(/class="search-page__link" href="([^"]+)"/)?.[1]
    expect(first(await textOf(String(next)))).not.toBe(first(html))
  })

  it.each([
    ['', 'What are you looking for?'],
    ['?q=', 'What are you looking for?'],
    ['?q=qqqqzzzz', 'Nothing found.'],
    ['?q=%F0%9F%AA%91', 'Nothing found.'],
    ['?q=%22%20OR%201=1--%20*)(%20NEAR', 'search-page'],
    ['?q=oak&type=nothing', 'Nothing found.'],
    ['?q=oak&part=-1', 'results for'],
    ['?q=oak&part=1000000', 'results for'],
    ['?q=oak&q=chair', 'results for'],
  ])('stands with /search/%s', async (query, text) => {
    const response = await fetch(`${site.url}/search/${query}`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(text)
  })

  it('is where searches of a WordPress site lead', async () => {
    for (const [old, here] of [
      ['/?s=oak+table', '/search/?q=oak+table'],
      ['/de/?s=Eiche', '/de/search/?q=Eiche'],
      ['/search/?s=oak', '/search/?q=oak'],
    ]) {
      const response = await fetch(site.url + old, { redirect: 'manual' })
      expect([response.status, response.headers.get('location')]).toEqual([301, here])
    }
  })

  it('cuts a term that is too long', async () => {
    const html = await textOf(`/search/?q=${'a'.repeat(5000)}`)
    expect(html).toContain('Nothing found.')
    expect(html).not.toContain('a'.repeat(201))
  })

  it('shows markup in a term as text, and is not listed by search engines', async () => {
    const html = await textOf(`/search/?q=${encodeURIComponent('<script>alert(1)</script>')}`)
    expect(html).not.toContain('<script>alert(1)')
    expect(html).toContain('name="robots" content="noindex"')
  })

  it('answers in the language of its address', async () => {
    expect(await textOf('/de/search/?q=Nussbaum')).toContain('href="/de/journal/what-walnut-does-in-ten-years/"')
    expect(await textOf('/de/search/')).toContain('Was suchen Sie?')
  })
})

describe('results while a visitor types', () => {
  it('are asked for once, 500 ms after the last key, from the shortest length on', async () => {
    await withPage('/search/', {}, async (page) => {
      const calls = await awake(page)
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 60_000)
      await field(page).pressSequentially('oa')
      await page.clock.runFor(1000)
      for (const key of 'k bench') {
        await field(page).press(key)
        await page.clock.runFor(499)
      }
      expect(calls).toHaveLength(0)
      await page.clock.runFor(1)
      await options(page).first().waitFor()
      expect(calls).toHaveLength(1)
      const fields = new URLSearchParams(calls[0]?.postData() ?? '')
      expect(Object.fromEntries(fields)).toEqual({
        action: 'live_search_retrieve_posts',
        search: 'oak bench',
        perPage: '6',
        show_feat_img: '1',
        display_post_type: '1',
        searchLimiPostTitles: '0',
      })
    })
  })

  it('come with a script that waits for the field, and for what is typed before it came', async () => {
    await withPage('/search/', {}, async (page) => {
      const calls = await awake(page)
      const scripts = () =>
        page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /suggest-/.test(name)).length)
      expect(await scripts()).toBe(0)
      let arrive = () => {}
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve
      })
      await page.route(/suggest-.*\.js/, async (route) => {
        await arrived
        await route.continue()
      })
      await field(page).pressSequentially('oak')
      arrive()
      await options(page).first().waitFor()
      expect(calls).toHaveLength(1)
      expect(await scripts()).toBe(1)
    })
  })

  it('are a list that the keyboard moves in', async () => {
    await withPage('/search/', { viewport: { width: 1440, height: 900 } }, async (page) => {
      await awake(page)
      await field(page).fill('light')
      await options(page).first().waitFor()
      const count = await options(page).count()
      expect(await page.getByRole('status').textContent()).toBe(`${count} suggestions`)
      expect(await axeViolations(page)).toEqual([])
      await saveScreenshot(page, `search/suggestions.png`)
      await page.keyboard.press('ArrowUp')
      expect(await options(page).last().getAttribute('aria-selected')).toBe('true')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      const second = options(page).nth(1)
      expect(await field(page).getAttribute('aria-activedescendant')).toBe(await second.getAttribute('id'))
      const href = await second.getAttribute('href')
      await page.keyboard.press('Enter')
      await page.waitForURL(String(href))
    })
  })

  it('go with Escape and come back without a question', async () => {
    await withPage('/search/', {}, async (page) => {
      const calls = await awake(page)
      await field(page).fill('light')
      await options(page).first().waitFor()
      await page.keyboard.press('Escape')
      expect(await options(page).first().isVisible()).toBe(false)
      expect(await field(page).inputValue()).toBe('light')
      await field(page).blur()
      await field(page).focus()
      await options(page).first().waitFor()
      expect(calls).toHaveLength(1)
      await field(page).fill('li')
      await expect.poll(() => options(page).first().isVisible()).toBe(false)
      await field(page).fill('light')
      await options(page).first().waitFor()
      expect(calls).toHaveLength(1)
    })
  })

  it('that come late never take the place of newer ones', async () => {
    await withPage('/search/', {}, async (page) => {
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(AJAX, async (route) => {
        const slow = (route.request().postData() ?? '').includes('search=first')
        if (slow) await held
        await route
          .fulfill({ json: [{ post_url: '/studio/', title: slow ? 'Old answer' : 'New answer', id: 1 }] })
          .catch(() => {}) // The page has given it up.
      })
      const calls = await awake(page)
      await field(page).fill('first')
      await until('the first question', () => calls.length === 1)
      await field(page).fill('second')
      await page.getByText('New answer').waitFor()
      release()
      await expect.poll(() => calls.length).toBe(2)
      expect(await options(page).allTextContents()).toEqual(['New answer'])
    })
  })

  it('are text, and lead to pages alone', async () => {
    await withPage('/search/', {}, async (page) => {
      await page.route(AJAX, (route) =>
        route.fulfill({
          json: [
            { post_url: 'javascript:alert(1)', title: 'Gone' },
            { post_url: '/studio/', title: '<img src=x onerror=alert(1)>' },
          ],
        }),
      )
      await awake(page)
      await field(page).fill('anything')
      await options(page).first().waitFor()
      expect(await options(page).allTextContents()).toEqual(['<img src=x onerror=alert(1)>'])
    })
  })

  it('say so when there are none, and when search does not answer; the form still works', async () => {
    await withPage('/search/', { expectedErrors: [/503/] }, async (page) => {
      await awake(page)
      await field(page).fill('qqqqzzzz')
      await page.getByText('Nothing found. Try another word.').waitFor()
      await page.route(AJAX, (route) =>
        route.fulfill({ status: 503, json: { success: false, data: 'Search is not available right now.' } }),
      )
      await field(page).fill('walnut')
      await page.getByText('Search is not available right now. Press Enter to search.').waitFor()
      await page.keyboard.press('Enter')
      await page.waitForURL('**/search/?q=walnut')
    })
  })

  it('wait while something is composed', async () => {
    await withPage('/search/', {}, async (page) => {
      const calls = await awake(page)
      await field(page).focus()
      const session = await page.context().newCDPSession(page)
      await session.send('Input.imeSetComposition', { text: 'light', selectionStart: 5, selectionEnd: 5 })
      await expect.poll(() => field(page).inputValue()).toBe('light')
      expect(calls).toHaveLength(0)
      await session.send('Input.insertText', { text: 'light' })
      await options(page).first().waitFor()
      expect(calls).toHaveLength(1)
    })
  })
})

/** Sets what visitors find, and waits until the field of the search page says `mark`. */
async function set(data: object, mark: string): Promise<void> {
  await updateGlobalUntyped(payload, { slug: 'search', data })
  await until('the setting', async () => (await textOf('/search/')).includes(mark))
}

describe('what can be found', () => {
  afterAll(() => set({ types: [] }, '&quot;types&quot;:[]'))

  it('is as its editor says, on the search page and while a visitor types', async () => {
    await set({ types: ['post'] }, '&quot;types&quot;:[&quot;post&quot;]')
    const html = await textOf('/search/?q=walnut')
    expect(html).toContain('class="search-page__link" href="/journal/what-walnut-does-in-ten-years/"')
    expect(await textOf('/search/?q=furniture')).not.toContain('class="search-page__link" href="/services/')
    expect(await textOf('/search/?q=furniture&type=page')).toContain('Nothing found.')
    await withPage('/search/', {}, async (page) => {
      await awake(page)
      await field(page).fill('walnut')
      await options(page).first().waitFor()
      for (const link of await options(page).all()) expect(await link.getAttribute('href')).toContain('/journal/')
    })
  })
})

describe('recent searches', () => {
  it('are not kept unless the site wants them', async () => {
    await withPage('/search/', {}, async (page) => {
      await awake(page)
      await field(page).fill('walnut')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/search/?q=walnut')
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
    })
  })

  it('stand below an empty field, the newest first, and are forgotten on request', async () => {
    await set({ recent: true }, '&quot;recent&quot;:true')
    await withPage('/search/', { viewport: { width: 1440, height: 900 } }, async (page) => {
      for (const term of ['walnut', 'oak']) {
        await awake(page)
        await field(page).fill(term)
        await page.keyboard.press('Enter')
        await page.waitForURL(`**/search/?q=${term}`)
      }
      await awake(page)
      await field(page).fill('')
      await page.getByRole('group', { name: 'Recent searches' }).waitFor()
      expect(await options(page).allTextContents()).toEqual(['oak', 'walnut', 'Forget recent searches'])
      expect(await axeViolations(page)).toEqual([])
      await saveScreenshot(page, `search/recent.png`)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/search/?q=walnut')

      await awake(page)
      await field(page).fill('')
      await options(page).last().waitFor()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      await options(page).last().waitFor({ state: 'hidden' })
      await field(page).blur()
      await field(page).focus()
      expect(await options(page).count()).toBe(0)
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
    })
  })
})

describe('a search page that editors have made', () => {
  const text = (heading: string) => ({ blockType: 'hero', variant: 'plain', heading, links: [] })
  const results = (id: string) => ({ blockType: 'searchResults', id, heading: 'What we have' })
  let id: number

  beforeAll(async () => {
    const layout = [text('Look around'), results('a'.repeat(24)), { blockType: 'alert', title: 'Or ask us.' }]
    const data = { title: 'Look around', slug: 'search', layout, _status: 'published' }
    ;({ id } = await createUntyped(payload, { collection: 'pages', data }))
    await until('the page', async () => (await textOf('/search/')).includes('Look around'))
  })

  afterAll(async () => {
    await payload.delete({ collection: 'pages', id, context: { emptying: true } })
    await until('the site’s own', async () => !(await textOf('/search/')).includes('Look around'))
  })

  it('has the results where its block stands, and the field leads to them', async () => {
    const viewport = { width: 390, height: 844 }
    await withPage('/search/', { viewport, javaScriptEnabled: false }, async (page) => {
      expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Look around'])
      await page.getByRole('searchbox').fill('walnut')
      await page.getByRole('button', { name: 'Search' }).click()
      await page.waitForURL('**/search/?q=walnut')
      const parts = page.locator('main .hero, main .search-page__results, main .alert')
      const names = await parts.evaluateAll((elements) => elements.map(({ className }) => className.split(' ')[0]))
      expect(names).toEqual(['hero', 'search-page__results', 'alert'])
      await page.getByRole('heading', { level: 3, name: 'What walnut does in ten years' }).waitFor()
    })
    for (const width of [390, 1440]) {
      await withPage('/search/?q=oak', { viewport: { width, height: 900 } }, async (page) => {
        await settled(page)
        expect(await axeViolations(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        await saveScreenshot(page, `search/made-${width}.png`, { fullPage: true })
      })
    }
  })

  it('is nowhere but at its address: not among results, in the sitemap, or in a language that it is not written in', async () => {
    expect(await textOf('/search/?q=Look+around')).not.toContain('search-page__link" href="/search/"')
    expect(await textOf('/search/')).toContain('name="robots" content="noindex"')
    expect(await textOf('/sitemap.xml')).not.toContain('/search/')
    expect(await textOf('/de/search/')).toContain('Was suchen Sie?')
  })

  it('has its results below all blocks where it has no block for them', async () => {
    const layout = [text('Look about')]
    await updateUntyped(payload, { collection: 'pages', id, data: { layout, _status: 'published' } })
    await until('the change', async () => (await textOf('/search/')).includes('Look about'))
    expect(await textOf('/search/?q=walnut')).toMatch(/Look about.*search-page__results.*walnut/s)
  })
})

describe('a page that editors have made for addresses where nothing is', () => {
  it('is shown there, as not found; the site’s own comes back byte for byte', async () => {
    const missing = ['/nothing/', '/de/nichts/']
    const own = await Promise.all(missing.map(textOf))
    const layout = [
      { blockType: 'hero', variant: 'plain', heading: 'Gone fishing', links: [] },
      { blockType: 'searchResults', id: 'b'.repeat(24) },
    ]
    const data = { title: 'Gone fishing', slug: '404', layout, _status: 'published' }
    const { id } = await createUntyped(payload, { collection: 'pages', data })
    await until('the page', async () => (await textOf('/nothing/')).includes('Gone fishing'))
    for (const path of ['/nothing/', '/404/', '/404/?q=oak', '/nothing/deep/']) {
      const answer = await fetch(site.url + path)
      const html = await answer.text()
      expect([path, answer.status, html.includes('Gone fishing')]).toEqual([path, 404, true])
      expect(html).toContain('name="robots" content="noindex"')
      expect(html).not.toMatch(/rel="canonical"|hreflang/i)
      expect(html).toContain('action="/search/"')
    }
    expect(await textOf('/de/nichts/')).toBe(own[1])
    expect(await textOf('/sitemap.xml')).not.toContain('/404/')
    expect(await textOf('/search/?q=fishing')).not.toContain('search-page__link" href="/404/"')
    await updateUntyped(payload, { collection: 'pages', id, data: { visibility: 'members' } })
    await until('the site’s own', async () => (await textOf('/nothing/')) === own[0])
    await payload.delete({ collection: 'pages', id, context: { emptying: true } })
  })
})
