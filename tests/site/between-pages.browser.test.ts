import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openPage } from '../support/browser.ts'
import { attend, ready, turn } from '../support/ready.ts'
import { startSite, type TestSite } from '../support/site.ts'
import { until } from '../support/until.ts'

let site: TestSite
let browser: Browser
let page: Page
let close: (() => Promise<void>) | undefined

beforeAll(async () => {
  // Playwright turns the back/forward cache off.
  const executablePath = process.env.VITRINE_BROWSER
  ;[site, browser] = await Promise.all([
    startSite(),
    chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
  ])
})

afterAll(async () => {
  await browser.close()
  await site.stop()
})

afterEach(async () => {
  await close?.()
  close = undefined
})

describe('back from another page', () => {
  it('the page is as it was left, and its offsets are right', async () => {
    ;({ page, close } = await openPage(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' }))
    await page.goto(site.url)
    const header = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--header-height'))
    await until('the header to be measured', header)
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.body.dataset.persisted = String(persisted)
      })
      window.scrollTo({ top: 900, behavior: 'instant' })
      // What came back with the page is measured again.
      addEventListener('pagehide', () => document.documentElement.style.setProperty('--header-height', '1px'))
    })
    await page.goto(`${site.url}/services/`)
    // A page that comes back is not loaded, which is what `goBack` waits for.
    await page.evaluate(() => history.back())
    await until('the page that was left', () =>
      page.evaluate(() => document.body.dataset.persisted).catch(() => undefined),
    )
    expect(await page.evaluate(() => document.body.dataset.persisted)).toBe('true')
    // The browser says that the page is there before what measures it has had its turn.
    await until('the header to be measured again', async () => (await header()) === '66px')
    expect(await page.evaluate(() => scrollY)).toBe(900)
    await until('the header to stick', async () => {
      return (await page.locator('.site-header').getAttribute('data-state')) === 'stuck'
    })
  })
})

describe('from a card to the page that it leads to', () => {
  const open = async (reducedMotion: 'no-preference' | 'reduce') => {
    ;({ page, close } = await openPage(browser, { viewport: { width: 1440, height: 900 }, reducedMotion }))
    await page.addInitScript(() => {
      addEventListener('pagereveal', async ({ viewTransition }) => {
        await viewTransition?.ready
        const groups = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
        Object.assign(window, { groups })
      })
    })
    await page.goto(`${site.url}/work/`)
    await attend(page)
    await page.getByRole('link', { name: 'Chair no. 4' }).click()
    await page.waitForURL('**/work/chair-no-4/')
    await until('the page to be revealed', () => page.evaluate(() => 'groups' in window))
    return page.evaluate(() => (window as unknown as { groups: readonly string[] }).groups)
  }

  it('the image grows into the one that the page begins with', async () => {
    expect(await open('no-preference')).toContain('::view-transition-group(shared-image)')
    // A related project takes the place of the page's own image.
    const shared = page.locator('[data-shared-image="target"], [data-shared-image="chosen"]')
    expect(await shared.count()).toBe(1)
    await attend(page)
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }))
    await page.getByRole('link', { name: 'Pendant no. 2' }).click()
    expect(await page.locator('[data-shared-image="chosen"]').count()).toBe(1)
    expect(await shared.count()).toBe(1)
  })

  it('nothing moves for visitors who prefer less of it', async () => {
    expect(await open('reduce')).toEqual([])
  })
})

describe('pages that are fetched early', () => {
  const rules = async (headers: Record<string, string> = {}) => {
    const page = await fetch(site.url)
    const path = JSON.parse(page.headers.get('speculation-rules') ?? '""')
    return fetch(new URL(path, site.url), { headers })
  }

  it('are named by a header of every page, in a file of its own', async () => {
    const response = await rules()
    expect(response.headers.get('content-type')).toMatch(/^application\/speculationrules\+json/)
    expect(response.headers.get('vary')).toContain('save-data')
    const { prefetch, prerender } = (await response.json()) as Record<string, readonly { eagerness: string }[]>
    expect(prefetch?.map(({ eagerness }) => eagerness)).toEqual(['moderate'])
    // What is drawn early costs more than what is only fetched.
    expect(prerender?.map(({ eagerness }) => eagerness)).toEqual(['conservative'])
  })

  it('are none for who saves data', async () => {
    const response = await rules({ 'save-data': 'on' })
    expect(await response.json()).toEqual({ prefetch: [], prerender: [] })
  })

  it('are understood by the browser: pages of the site, no account, no query, no download', async () => {
    ;({ page, close } = await openPage(browser))
    const session = await page.context().newCDPSession(page)
    await session.send('Preload.enable')
    const sets: { sourceText: string; errorMessage?: string }[] = []
    session.on('Preload.ruleSetUpdated', ({ ruleSet }) => sets.push(ruleSet))
    const asked = new Set<string>()
    session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
      for (const { key } of preloadingAttemptSources) asked.add(new URL(key.url).pathname + new URL(key.url).search)
    })
    await page.goto(site.url)
    await page.evaluate(() => {
      for (const href of ['/admin/pages', '/studio/?a=1', '/media/price-list.pdf', 'https://elsewhere.example/']) {
        const link = document.createElement('a')
        Object.assign(link, { href, textContent: href })
        document.querySelector('main')?.append(link)
      }
    })
    await until('the rules to be applied', () => asked.has('/studio/'))
    expect(sets.map(({ errorMessage }) => errorMessage)).toEqual([undefined])
    expect([...asked].filter((path) => /admin|\?|media|elsewhere/.test(path))).toEqual([])
  })
})

describe('a page that is drawn before it is opened', () => {
  it('asks nothing and starts nothing until it is', async () => {
    ;({ page, close } = await openPage(browser))
    // As the browser says it of such a page; Playwright turns them off.
    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { get: () => !('opened' in window), configurable: true })
    })
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') asked.push(request.url())
    })
    await page.goto(`${site.url}/contact/`)
    await turn(page)
    const isAwake = () => page.evaluate(() => customElements.get('vitrine-enhance') !== undefined)
    expect(await isAwake()).toBe(false)
    expect(asked).toEqual([])
    await page.evaluate(() => {
      Object.assign(window, { opened: true })
      document.dispatchEvent(new Event('prerenderingchange'))
    })
    await until('the page to wake', isAwake)
  })
})

describe('pages that the browser may keep', () => {
  it.each(['/', '/services/', '/contact/', '/studio/rooms/'])('%s goes and comes back whole', async (path) => {
    const answer = await fetch(site.url + path)
    expect(answer.headers.get('cache-control')).not.toContain('no-store')
    ;({ page, close } = await openPage(browser))
    await page.goto(site.url + path)
    await ready(page)
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.body.dataset.persisted = String(persisted)
      }),
    )
    await page.goto(`${site.url}/studio/`)
    await page.evaluate(() => history.back())
    await until('the page that was left', () =>
      page.evaluate(() => document.body.dataset.persisted).catch(() => undefined),
    )
    expect(await page.evaluate(() => document.body.dataset.persisted)).toBe('true')
  })
})

describe('the change from page to page', () => {
  it.each([
    ['no-preference', true],
    ['reduce', false],
  ] as const)('is a transition only for who likes motion: %s', async (reducedMotion, moves) => {
    ;({ page, close } = await openPage(browser, { reducedMotion }))
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        document.documentElement.dataset.transition = String(
          Boolean((event as { viewTransition?: unknown }).viewTransition),
        )
      })
    })
    await page.goto(site.url)
    await page.getByRole('link', { name: 'Studio' }).first().click()
    await page.waitForURL('**/studio/')
    await until('the page to be revealed', () => page.evaluate(() => document.documentElement.dataset.transition))
    expect(await page.evaluate(() => document.documentElement.dataset.transition)).toBe(String(moves))
    const name = await page.locator('.site-header').evaluate((header) => getComputedStyle(header).viewTransitionName)
    expect(name).toBe(moves ? 'site-header' : 'none')
  })
})
