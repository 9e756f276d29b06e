import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage, settled } from './support/browser.ts'
import { startSite, type TestSite } from './support/site.ts'
import { openTheme, type ThemeEditor } from './support/theme.ts'

const WIDTHS = [390, 820, 1440] as const
const PATHS = ['/', '/contact/'] as const

/** Where a person can look at the designs; not kept in the repository. */
const SCREENSHOTS = fileURLToPath(new URL('./.screenshots/themes/', import.meta.url))

/** Families that each design may ask for, by the beginning of their file names. */
const FONTS = {
  warm: ['fraunces', 'instrument-sans'],
  crisp: ['bricolage-grotesque', 'geist'],
  editorial: ['bodoni-moda', 'newsreader'],
} as const
const PRESETS = Object.keys(FONTS) as (keyof typeof FONTS)[]

let site: TestSite
let browser: Browser
let theme: ThemeEditor

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser(), mkdir(SCREENSHOTS, { recursive: true })])
  theme = await openTheme(site)
})

afterAll(async () => {
  await theme.close()
  await browser.close()
  await site.stop()
})

/** A custom property as the page's root has it. */
function token(page: Page, name: string): Promise<string> {
  return page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), name)
}

describe.each(PRESETS)('the design "%s", on the pages of the demo', (preset) => {
  beforeAll(() => theme.choose({ preset }))

  it.each(['light', 'dark'] as const)('has nothing that axe finds, in the %s scheme', async (colorScheme) => {
    for (const path of PATHS) {
      const { page, close } = await openPage(browser, {
        viewport: { width: 390, height: 844 },
        colorScheme,
        reducedMotion: 'reduce',
      })
      await page.goto(site.url + path)
      await settled(page)
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([])
      await close()
    }
  })

  it('moves nothing while it loads, and loads only its own typefaces', async () => {
    for (const path of PATHS) {
      const { page, close } = await openPage(browser, { viewport: { width: 1440, height: 900 } })
      const fonts: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('.woff2')) fonts.push(request.url().replace(/^.*\/assets\//, ''))
      })
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const shift = entry as PerformanceEntry & { value: number }
            const { dataset } = document.documentElement
            dataset.shift = String(Number(dataset.shift ?? 0) + shift.value)
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(site.url + path, { waitUntil: 'networkidle' })
      const preloaded = await page
        .locator('link[rel="preload"][as="font"]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href.replace(/^.*\/assets\//, '')))
      expect(Number(await page.evaluate(() => document.documentElement.dataset.shift ?? '0')), path).toBeLessThan(0.001)
      expect([...new Set(fonts)].sort()).toEqual([...preloaded].sort())
      expect(preloaded.map((file) => FONTS[preset].find((family) => file.startsWith(family)))).toEqual(FONTS[preset])
      await close()
    }
  })

  it.each(WIDTHS)('fits its window at %i pixels', async (width) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, close } = await openPage(browser, {
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      })
      for (const path of PATHS) {
        await page.goto(site.url + path, { waitUntil: 'networkidle' })
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
        await seeAll(page)
        const name = `${preset}-${path === '/' ? 'home' : 'contact'}-${width}-${colorScheme}.jpg`
        await page.screenshot({ path: SCREENSHOTS + name, fullPage: true, type: 'jpeg', quality: 60 })
      }
      await close()
    }
  })

  it('tells the browser the colours of its bars', async () => {
    const { page, close } = await openPage(browser, { colorScheme: 'light' })
    await page.goto(site.url)
    const color = await page.locator('meta[name="theme-color"][media*="light"]').getAttribute('content')
    const [shown] = await page.evaluate(() => [getComputedStyle(document.documentElement).backgroundColor])
    expect(await rgb(page, color ?? '')).toBe(shown)
    await close()
  })
})

/** Waits for all pictures of a page, also for those that lie below the window. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
    return Promise.all([...document.images].map((image) => image.decode()))
  })
}

/** A colour as the browser writes it. */
function rgb(page: Page, color: string): Promise<string> {
  return page.evaluate((color) => {
    const probe = document.createElement('i')
    probe.style.color = color
    document.body.append(probe)
    const shown = getComputedStyle(probe).color
    probe.remove()
    return shown
  }, color)
}
