import { HtmlValidate } from 'html-validate'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { openBrowser, openPage, settled } from '../support/browser.ts'
import { forcedLayouts } from '../support/forced-layouts.ts'
import { PATIENCE_MS } from '../support/patience.ts'
import { loaded } from '../support/ready.ts'
import { patience, sized } from '../support/rounds.ts'
import { noteShifts, scoreOf, shiftsOf } from '../support/shifts.ts'
import { sharedSite } from '../support/site.ts'
import { readSitemap, sitemapPaths } from '../support/sitemap.ts'
import { startSlowLine } from '../support/slow-line.ts'
import { until } from '../support/until.ts'

const WIDTHS = [390, 820, 1440] as const

/** Pages on which much moves, a form, a slider, and lists with images. */
const OF_ALL_KINDS = ['/', '/contact/', '/studio/approach/', '/studio/rooms/', '/work/', '/journal/', '/services/']

/** A project whose first image is that of its gallery. */
const GALLERY = '/work/shop-of-ash-and-slip/'

let site: Awaited<ReturnType<typeof sharedSite>>
let browser: Browser
let paths: string[]

/** Kind of the journal or work page at an address; undefined for a page made of blocks. */
const kindOf = (path: string) =>
  path.match(/^(?:\/[a-z]{2})?(\/(?:journal|work)\/(?:(?:category|tag|series|author)\/)?)[^/]+\/$/)?.[1]

beforeAll(async () => {
  ;[site, browser] = await Promise.all([sharedSite(), openBrowser()])
  const listed = sitemapPaths(await readSitemap(site.url))
  // Of what looks alike, one is enough.
  paths = listed.filter(
    (path, index) => !kindOf(path) || listed.findIndex((other) => kindOf(other) === kindOf(path)) === index,
  )
})

afterAll(() => browser.close())

describe('the sitemap', () => {
  it('names the pages of the demo', () => {
    expect(paths).toEqual(expect.arrayContaining(['/', '/services/', '/contact/', '/journal/']))
    expect(paths.length).toBeGreaterThanOrEqual(5)
  })
})

describe('pages of all kinds', { timeout: PATIENCE_MS.longTest }, () => {
  it('makes no phone lay out a page before it is drawn: scripts ask for sizes when there is a layout', async () => {
    const alone = await openBrowser()
    for (const path of OF_ALL_KINDS) {
      const { page, close } = await openPage(alone, { viewport: { width: 390, height: 844 } })
      // A busy browser tells where its pointer stands; what a visitor wakes is not part of loading.
      await page.addInitScript(() => {
        for (const sign of ['pointermove', 'scroll'])
          addEventListener(sign, (event) => event.stopImmediatePropagation(), { capture: true })
      })
      const { forced, layouts } = await forcedLayouts(alone, page, site.url, async () => {
        await page.goto(site.url + path)
        await loaded(page)
      })
      expect(layouts, path).toBeGreaterThan(0)
      expect(forced, path).toEqual([])
      await close()
    }
    await alone.close()
  })

  it('ends as its kind of pages does', async () => {
    const endOf = async (path: string) =>
      /<footer class="site-footer" data-layout="(\w+)"/.exec(await (await fetch(site.url + path)).text())?.[1]
    expect(await endOf('/')).toBe('columns')
    expect(await endOf('/contact/')).toBe('slim')
    expect(await endOf('/studio/rooms/')).toBe('centred')
    expect(await endOf('/work/chair-no-4/')).toBe('split')
    expect(await endOf('/journal/sixteen-niches/')).toBe('split')
    expect(await endOf('/journal/category/light/')).toBe('slim')
    expect(await endOf('/no-such-page/')).toBe('slim')
  })

  it('fetches the image of its first screen at once', async () => {
    for (const path of [...OF_ALL_KINDS, GALLERY]) {
      const { page, close } = await openPage(browser, { viewport: { width: 390, height: 844 } })
      await page.goto(site.url + path)
      await loaded(page)
      const late = await page.locator('main img').evaluateAll((all) => {
        const seen = all.filter((it) => it.checkVisibility() && it.getBoundingClientRect().top < innerHeight)
        const [first] = seen.sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
        return first instanceof HTMLImageElement && first.loading === 'lazy' ? first.currentSrc : undefined
      })
      expect(late, path).toBeUndefined()
      await close()
    }
  })
})

describe('every page of the demo', patience(), () => {
  it('is valid HTML', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: {
        // Void elements and attribute quotes are React's; the protocol of the forms asks for the rest.
        'void-style': 'off',
        'attribute-boolean-style': 'off',
        'long-title': 'off',
        'no-inline-style': 'off',
        'require-sri': 'off',
      },
    })
    for (const path of [...paths, '/no-such-page/']) {
      const report = await validator.validateString(await (await fetch(site.url + path)).text())
      const problems = report.results.flatMap(({ messages }) =>
        messages.map((m) => `${m.line}: ${m.ruleId}: ${m.message}`),
      )
      expect(problems, path).toEqual([])
    }
  })

  it('has nothing that axe finds in either scheme, and fits its window at every width', async () => {
    const ofEachKind = paths.filter((path) => OF_ALL_KINDS.includes(path) || kindOf(path))
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce', expectedErrors: [/404/] })
    for (const path of [...sized(ofEachKind, paths), '/no-such-page/']) {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(site.url + path)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await settled(page)
        expect(await axeViolations(page), `${path} ${colorScheme}`).toEqual([])
      }
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await until(`${path} to fit ${width} pixels`, () =>
          page.evaluate((widest) => document.documentElement.scrollWidth <= widest, width),
        )
      }
    }
    await close()
  })

  it('moves nothing while it loads, and asks no other host for anything', async () => {
    for (const path of paths) {
      const { page, close } = await openPage(browser, { viewport: { width: 1440, height: 900 } })
      const foreign: string[] = []
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== site.url) foreign.push(request.url())
      })
      await noteShifts(page)
      await page.goto(site.url + path)
      await loaded(page)
      const shifts = await shiftsOf(page)
      expect(scoreOf(shifts), `${path}: ${shifts.map(({ what }) => what)}`).toBeLessThan(0.001)
      expect(foreign, path).toEqual([])
      await close()
    }
  })

  it('draws no half of a header when the document comes in pieces', async () => {
    const line = await startSlowLine(site.url, '<div class="site-header__tools">')
    const { page, close } = await openPage(browser, { viewport: { width: 1440, height: 900 } })
    await noteShifts(page)
    await page.goto(`${line.url}/`)
    await loaded(page)
    expect(await shiftsOf(page)).toEqual([])
    await close()
    await line.stop()
  })

  it('sets no cookie', async () => {
    for (const path of paths) expect((await fetch(site.url + path)).headers.get('set-cookie'), path).toBeNull()
  })

  it('reads well without script: one heading of the first level, and its text', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false })
    for (const path of paths) {
      await page.goto(site.url + path)
      expect(await page.locator('h1').count(), path).toBe(1)
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(100)
    }
    await close()
  })
})
