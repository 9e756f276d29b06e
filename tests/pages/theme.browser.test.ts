import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { openBrowser, openPage, settled } from '../support/browser.ts'
import { loaded } from '../support/ready.ts'
import { sized } from '../support/rounds.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'
import { noteShifts, scoreOf, shiftsOf } from '../support/shifts.ts'
import { startSite, type TestSite } from '../support/site.ts'
import { openTheme, type ThemeEditor } from '../support/theme.ts'

const WIDTHS = [390, 820, 1440] as const
const HOME: readonly string[] = ['/']
const PATHS: readonly string[] = [...HOME, '/contact/']

/** Any font will do for a site's own. */
const FONT = fileURLToPath(
  new URL('../../node_modules/@fontsource-variable/heebo/files/heebo-latin-wght-normal.woff2', import.meta.url),
)

/** Families that each design may ask for, by the beginning of their file names. */
const FONTS = {
  warm: ['fraunces', 'instrument-sans'],
  crisp: ['bricolage-grotesque', 'geist'],
  editorial: ['bodoni-moda', 'newsreader'],
  night: ['archivo', 'hanken-grotesk'],
  poster: ['archivo', 'hanken-grotesk'],
} as const
const PRESETS = Object.keys(FONTS) as (keyof typeof FONTS)[]

let site: TestSite
let browser: Browser
let theme: ThemeEditor

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
  theme = await openTheme(site)
})

afterAll(async () => {
  await theme.close()
  await browser.close()
  await site.stop()
})

describe.each(PRESETS)('the design "%s", on the pages of the demo', (preset) => {
  beforeAll(() => theme.choose({ preset }))

  it.each(['light', 'dark'] as const)('has nothing that axe finds, in the %s scheme', async (colorScheme) => {
    const { page, close } = await openPage(browser, {
      viewport: { width: 390, height: 844 },
      colorScheme,
      reducedMotion: 'reduce',
    })
    for (const path of sized(HOME, PATHS)) {
      await page.goto(site.url + path)
      await settled(page)
      expect(await axeViolations(page), path).toEqual([])
    }
    await close()
  })

  it('moves nothing while it loads, and loads only its own typefaces', async () => {
    for (const path of PATHS) {
      const { page, close } = await openPage(browser, { viewport: { width: 1440, height: 900 } })
      const fonts: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('.woff2')) fonts.push(request.url().replace(/^.*\/assets\//, ''))
      })
      await noteShifts(page)
      await page.goto(site.url + path)
      await loaded(page)
      const preloaded = await page
        .locator('link[rel="preload"][as="font"]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href.replace(/^.*\/assets\//, '')))
      const shifts = await shiftsOf(page)
      expect(scoreOf(shifts), `${path}: ${shifts.map(({ what }) => what)}`).toBeLessThan(0.001)
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
        await page.goto(site.url + path)
        await loaded(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
        await seeAll(page)
        const name = `${preset}-${path === '/' ? 'home' : 'contact'}-${width}-${colorScheme}.jpg`
        await saveScreenshot(page, `themes/${name}`, { fullPage: true, type: 'jpeg', quality: 60 })
      }
      await close()
    }
  })

  it('tells the browser the colours of its bars', async () => {
    const { page, close } = await openPage(browser, { colorScheme: 'light' })
    await page.goto(site.url)
    const color = await page.locator('meta[name="theme-color"]').first().getAttribute('content')
    const [shown] = await page.evaluate(() => [getComputedStyle(document.documentElement).backgroundColor])
    expect(await rgb(page, color ?? '')).toBe(shown)
    await close()
  })
})

it('every design arranges the first screen in its own way', async () => {
  const arrangements: Record<string, unknown> = {}
  for (const preset of PRESETS) {
    await theme.choose({ preset })
    const { page, close } = await openPage(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    await page.goto(site.url)
    await loaded(page)
    arrangements[preset] = await page.evaluate(() => {
      const rect = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      const [heading, image] = [rect('.hero__heading'), rect('.hero__picture')]
      const middle = Math.abs((heading.left + heading.right) / 2 - innerWidth / 2) < 2
      return {
        words: heading.bottom <= image.top ? 'above' : heading.top >= image.bottom ? 'below' : 'on the image',
        heading:
          middle && getComputedStyle(document.querySelector('.hero__heading') as Element).textAlign === 'center'
            ? 'in the middle'
            : 'at the start',
        image: [image.left <= 0, image.right >= document.documentElement.clientWidth].join(),
      }
    })
    await close()
  }
  expect(arrangements).toEqual({
    warm: { words: 'above', heading: 'at the start', image: 'false,true' },
    crisp: { words: 'above', heading: 'in the middle', image: 'false,false' },
    editorial: { words: 'below', heading: 'in the middle', image: 'true,true' },
    night: { words: 'on the image', heading: 'at the start', image: 'true,true' },
    poster: { words: 'above', heading: 'at the start', image: 'true,true' },
  })
})

it('no design moves a thing under the pointer of who asks for less motion', async () => {
  for (const preset of PRESETS) {
    await theme.choose({ preset })
    const { page, close } = await openPage(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    await page.goto(`${site.url}/work/`)
    await loaded(page)
    const card = page.locator('.project-card').first()
    await card.hover()
    const moved = await card.evaluate((element) =>
      [element, element.querySelector('img') ?? element].map((part) => {
        const { translate, scale, transitionDuration } = getComputedStyle(part)
        return [translate, scale, transitionDuration].join(' ')
      }),
    )
    expect([preset, moved]).toEqual([preset, ['none none 0s', 'none none 0s']])
    await close()
  }
})

describe('the scheme', () => {
  it('is dark in the design that is, unless an editor chose another', async () => {
    const { page, close } = await openPage(browser, { colorScheme: 'light' })
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    await theme.choose({ preset: 'night' })
    await page.goto(site.url)
    expect(await scheme()).toBe('dark')
    await theme.choose({ preset: 'night', scheme: 'light' })
    await page.goto(site.url)
    expect(await scheme()).toBe('light')
    await close()
  })

  const ground = (page: Page, selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor)

  it('can be one alone: nothing to choose, one colour for the bars, and no former choice counts', async () => {
    await theme.choose({ preset: 'crisp', scheme: 'light' })
    const { page, close } = await openPage(browser, { colorScheme: 'dark' })
    await page.addInitScript(() => localStorage.setItem('vitrine-scheme', 'dark'))
    await page.goto(site.url)
    expect(await ground(page, 'html')).toBe('rgb(255, 255, 255)')
    expect(await page.getByRole('radio', { name: 'Dark' }).count()).toBe(0)
    expect(await page.locator('meta[name="theme-color"]').count()).toBe(1)
    await close()
  })

  it('of any element switches all colours inside it', async () => {
    await theme.choose({ preset: 'editorial' })
    const { page, close } = await openPage(browser, { colorScheme: 'light' })
    await page.goto(site.url)
    const colors = await page.evaluate(() => {
      const main = document.querySelector('main')
      if (!main) return []
      main.innerHTML = '<div data-scheme="dark"><p>Dark<b data-scheme="light">light</b></p></div>'
      return ['html', 'main div', 'main b'].map((selector) => {
        const style = getComputedStyle(document.querySelector(selector) as Element)
        return [style.color, style.backgroundColor]
      })
    })
    const [root, dark, light] = colors
    expect(dark).toEqual(['rgb(246, 245, 240)', 'rgb(11, 11, 11)'])
    expect(light).toEqual(root)
    await close()
  })
})

describe('a change of the theme', () => {
  it('is on the next page that anybody asks for, kept ones included', async () => {
    await theme.choose({})
    const before = await (await fetch(site.url)).text()
    await theme.choose({ accent: '#00507a', radius: 9 })
    const after = await (await fetch(site.url)).text()
    expect(before).not.toContain('#00507a')
    expect(after).toContain('light-dark(#00507a,')
    expect(after).toContain('--radius:9px')
  })

  it('can switch effects off', async () => {
    await theme.choose({ effects: false })
    expect(await (await fetch(site.url)).text()).toMatch(/<html[^>]* data-effects="off"/)
  })

  it('cannot make text unreadable', async () => {
    await theme.choose({ accent: '#ffee00', ink: '#eeeeee', paper: '#ffffff' })
    const { page, close } = await openPage(browser, { colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(`${site.url}/contact/`)
    expect(await axeViolations(page, { colorsOnly: true })).toEqual([])
    await close()
  })
})

describe('headings that shrink with the window', () => {
  const size = async (choices: object, width: number, path = '/') => {
    await theme.choose(choices)
    const { page, close } = await openPage(browser, { viewport: { width, height: 900 }, javaScriptEnabled: false })
    await page.goto(site.url + path)
    const sizes = await page.evaluate(() =>
      [document.querySelector('h1'), document.body].map((e) =>
        Number.parseFloat(getComputedStyle(e as Element).fontSize),
      ),
    )
    await close()
    return { heading: sizes[0] ?? 0, text: sizes[1] ?? 0 }
  }

  it('have their set size at the width of the site, and one size everywhere without sensitivity', async () => {
    const set = await size({ headingSensitivity: 0 }, 390)
    expect((await size({ headingSensitivity: 1 }, 1440)).heading).toBeCloseTo(set.heading, 0)
    expect((await size({ headingSensitivity: 0 }, 1440)).heading).toBe(set.heading)
  })

  it('are not smaller than the text times the factor at 320 pixels', async () => {
    const { heading, text } = await size({ headingSensitivity: 1, headingFactor: 3 }, 320)
    expect(heading).toBeGreaterThanOrEqual(text * 3)
  })
})

describe('the own stylesheet of a site', () => {
  const CSS =
    ':root { --color-accent: #123456 } @font-face { font-family: Own; src: url(site/own.woff2) } h1 { font-family: Own }'

  it('comes last and wins, brings its own font, and is kept by browsers until it changes', async () => {
    await theme.choose({ preset: 'crisp', accent: '#7a1040' })
    await mkdir(join(site.dataDir, 'site'), { recursive: true })
    await copyFile(FONT, join(site.dataDir, 'site/own.woff2'))
    await writeFile(join(site.dataDir, 'site.css'), CSS)
    await site.terminate()
    await site.restart()
    const { page, close } = await openPage(browser)
    await page.goto(site.url)
    await loaded(page)
    const root = await page.evaluate(() => ({
      accent: getComputedStyle(document.documentElement).getPropertyValue('--color-accent'),
      hasFont: document.fonts.check('16px Own'),
      last: [...document.querySelectorAll<HTMLElement>('link[rel="stylesheet"], style')].at(-1)?.getAttribute('href'),
    }))
    expect(root).toMatchObject({ accent: '#123456', hasFont: true })
    expect(root.last).toMatch(/^\/assets\/own\/site\.[\w-]{10}\.css$/)
    const answer = await fetch(site.url + root.last)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(await answer.text()).toBe(CSS)
    await close()
  })

  it('is not asked for where there is none', async () => {
    await rm(join(site.dataDir, 'site.css'))
    await site.terminate()
    await site.restart()
    expect(await (await fetch(site.url)).text()).not.toContain('/assets/own/')
  })
})

/** Waits for all images of a page, also for those that lie below the window. */
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
