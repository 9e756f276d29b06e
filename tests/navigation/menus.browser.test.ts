import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { openBrowser, settled } from '../support/browser.ts'
import { FRAME_PATH, type FrameSite, startFrameSite } from '../support/frame-site.ts'
import { attend } from '../support/ready.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'
import { until } from '../support/until.ts'

const WIDE = { viewport: { width: 1440, height: 900 } } satisfies BrowserContextOptions
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } satisfies BrowserContextOptions

const entry = (label: string, children: readonly object[] = [], more: object = {}) => ({
  link: { type: 'url', label, url: `/${label.toLowerCase().replaceAll(' ', '-')}/` },
  children,
  // What entries of the third and fourth level are stored as.
  leaves: children,
  below: children,
  ...more,
})

const SERVICES = entry('Services', [
  entry('Interiors', [entry('Houses'), entry('Shops')]),
  entry('Furniture', [entry('Chairs')]),
  entry('Light'),
])

const COLUMNS = entry(
  'Work',
  [
    entry('Rooms', [entry('Bakery'), entry('Reading room'), entry('House by a weir')], {
      share: 2,
      description: 'Eleven rooms from the last three years.',
      picture: 'chair',
    }),
    entry('Furniture', [entry('Chairs'), entry('Tables')]),
    entry('Lamps', [entry('Pendants'), entry('Wall lights')], { description: 'Brass, paper, linen.' }),
  ],
  { display: 'site' },
)

const MORE = { link: { type: 'url', label: 'More', url: '#' }, children: [entry('Press'), entry('Journal')] }

const HEADER = {
  items: [SERVICES, COLUMNS, entry('Studio'), MORE],
  action: { type: 'url', label: 'Contact', url: '/contact/' },
}

const MAIN = `<style>.tall { block-size: 2500px; padding: 4rem }</style><p class="tall"><a href="/studio/">Below</a></p>`

let site: FrameSite
let browser: Browser
let page: Page

/** Windows that stay open from test to test, by what they were opened with. */
const windows = new Map<string, { readonly page: Page; readonly close: () => Promise<void> }>()

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startFrameSite(), openBrowser()])
})

afterAll(async () => {
  for (const { close } of windows.values()) await close()
  await browser.close()
})

type Options = NonNullable<Parameters<FrameSite['open']>[2]>
type Parts = Partial<Parameters<FrameSite['open']>[1]>

async function open(header: object = {}, options: Options = WIDE, parts: Parts = {}): Promise<void> {
  const shown = { header: { ...HEADER, ...header }, main: MAIN, ...parts }
  const key = JSON.stringify([shown, options])
  const known = windows.get(key)
  const window = known ?? (await site.open(browser, shown, { reducedMotion: 'reduce', ...options }))
  windows.set(key, window)
  ;({ page } = window)
  if (known) {
    await page.mouse.move(0, 0)
    await page.goto(site.url + FRAME_PATH)
  }
  // Where links and the search lead, which the demo does not have.
  else
    await page.route(/\/(?:shops|bakery|quay|search)\//, (route) =>
      route.fulfill({ body: '', contentType: 'text/html' }),
    )
  if (options.javaScriptEnabled !== false) await attend(page)
}

/** From here on the time of the page moves only when the test says so. */
async function stopClock(): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
}

const bar = () => page.locator('.menu-bar')
const link = (name: string) => bar().getByRole('link', { name, exact: true })
const button = (of: string) => bar().getByRole('button', { name: new RegExp(`submenu of ${of}$`) })
const expanded = (of: string) => button(of).getAttribute('aria-expanded')
const isExpanded = (of: string, wanted: boolean) =>
  until(`${of} to be ${wanted ? 'open' : 'closed'}`, async () => (await expanded(of)) === String(wanted))
const enhanced = () => isExpanded('Services', false)
const focused = () =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim())
const shot = (name: string) => saveScreenshot(page, `navigation/${name}.png`)
const found = async () => {
  await settled(page)
  return axeViolations(page, { within: '.site-header' })
}
/** Elements that reach beyond a side of the window. */
const outside = (selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { left, right } = element.getBoundingClientRect()
      return left < 0 || right > document.documentElement.clientWidth ? [`${element.className} ${left} ${right}`] : []
    }),
  )

describe('a list of the third level', () => {
  it('opens beside its entry with its button, and its name says what it does', async () => {
    await open()
    await enhanced()
    await button('Services').click()
    await button('Interiors').click()
    await link('Houses').waitFor()
    expect(await expanded('Interiors')).toBe('true')
    expect(await button('Interiors').getAttribute('aria-label')).toBe('Close submenu of Interiors')
    await shot('third-level')
    expect(await found()).toEqual([])
  })

  it('comes in the order of reading', async () => {
    await open()
    await enhanced()
    await link('Services').focus()
    const order = []
    for (let tabs = 0; tabs < 6; tabs += 1) {
      await page.keyboard.press('Tab')
      if (tabs === 0 || tabs === 2) await page.keyboard.press('Enter')
      order.push(await focused())
    }
    expect(order).toEqual([
      'Close submenu of Services',
      'Interiors',
      'Close submenu of Interiors',
      'Houses',
      'Shops',
      'Furniture',
    ])
  })

  it('closes alone with Escape, then the one around it', async () => {
    await open()
    await enhanced()
    await link('Services').focus()
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe('Interiors')
    await page.keyboard.press('ArrowRight')
    expect(await focused()).toBe('Houses')
    await page.keyboard.press('Escape')
    expect(await focused()).toBe('Open submenu of Interiors')
    expect([await expanded('Interiors'), await expanded('Services')]).toEqual(['false', 'true'])
    await page.keyboard.press('Escape')
    expect(await focused()).toBe('Open submenu of Services')
    expect(await expanded('Services')).toBe('false')
  })

  it('closes with the list around it', async () => {
    await open()
    await enhanced()
    await button('Services').click()
    await button('Interiors').click()
    await button('Services').click()
    await isExpanded('Services', false)
    await button('Services').click()
    expect(await link('Houses').isVisible()).toBe(false)
  })

  it('stays closed when a pointer rests on what it has closed', async () => {
    await open({}, { ...WIDE, still: true })
    await enhanced()
    await stopClock()
    await button('Services').click()
    await button('Services').click()
    await page.clock.runFor(1000)
    expect(await expanded('Services')).toBe('false')
  })

  it('is the only one of its list', async () => {
    await open()
    await enhanced()
    await button('Services').click()
    await button('Interiors').click()
    await button('Furniture').first().click()
    await isExpanded('Interiors', false)
    await link('Chairs').first().waitFor()
  })

  it('opens under a pointer that rests', async () => {
    await open()
    await enhanced()
    await link('Services').hover()
    await isExpanded('Services', true)
    await link('Interiors').hover()
    await link('Houses').waitFor()
    expect(await expanded('Interiors')).toBe('true')
  })

  it.each([
    ['left to right', undefined],
    ['right to left', 'rtl'],
  ] as const)('lies in the window near its edge: %s', async (_, dir) => {
    const items = [entry('Studio'), entry('One'), entry('Two'), SERVICES]
    await open(
      { items, action: undefined, layout: 'start' },
      { viewport: { width: 980, height: 800 } },
      { ...(dir && { dir }) },
    )
    await enhanced()
    await button('Services').click()
    await button('Interiors').click()
    await link('Houses').waitFor()
    expect(await outside('.menu-bar__branch')).toEqual([])
    await shot(`edge-${dir ?? 'ltr'}`)
  })

  it('is reached without script', async () => {
    await open({}, { ...WIDE, javaScriptEnabled: false })
    await link('Services').hover()
    await link('Interiors').hover()
    await link('Shops').click()
    expect(new URL(page.url()).pathname).toBe('/shops/')
  })
})

describe('a list of the fourth level', () => {
  const items = [entry('Region', [entry('Coast', [entry('Harbour', [entry('Pier'), entry('Quay')])])])]

  it('is opened by the arrow keys, and closes alone with Escape', async () => {
    await open({ items })
    await isExpanded('Region', false)
    await link('Region').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect(await focused()).toBe('Pier')
    expect(await outside('.menu-bar__branch')).toEqual([])
    expect(await found()).toEqual([])
    await shot('fourth-level')
    await page.keyboard.press('Escape')
    expect(await focused()).toBe('Open submenu of Harbour')
    expect([await expanded('Harbour'), await expanded('Coast')]).toEqual(['false', 'true'])
  })

  it('is reached without script', async () => {
    await open({ items }, { ...WIDE, javaScriptEnabled: false })
    for (const label of ['Region', 'Coast', 'Harbour']) await link(label).hover()
    await link('Quay').click()
    expect(new URL(page.url()).pathname).toBe('/quay/')
  })

  it('is in the drawer of a phone', async () => {
    await open({ items }, PHONE)
    await page.getByRole('button', { name: 'Menu' }).tap()
    const dialog = page.getByRole('dialog')
    for (const label of ['Region', 'Coast', 'Harbour'])
      await dialog
        .locator('summary')
        .filter({ hasText: `submenu of ${label}` })
        .tap()
    await dialog.getByRole('link', { name: 'Pier' }).waitFor()
    await shot('drawer-fourth-level')
    expect(await found()).toEqual([])
    expect(await outside('.menu-drawer__list *:not(.visually-hidden)')).toEqual([])
  })

  it('stands below its entry in columns', async () => {
    await open({ items: [{ ...items[0], display: 'site' }] })
    await isExpanded('Region', false)
    await button('Region').click()
    await link('Pier').waitFor()
    await shot('columns-fourth-level')
    expect(await found()).toEqual([])
  })
})

describe('by touch', () => {
  it('a button opens its list once, and the echo of the touch does not close it', async () => {
    await open({}, { viewport: { width: 1180, height: 820 }, hasTouch: true, still: true })
    await enhanced()
    await stopClock()
    await button('Services').tap()
    await isExpanded('Services', true)
    // The press is the last of the echo; a pointer that rests would be heard within this time.
    await page.clock.runFor(1000)
    expect(await expanded('Services')).toBe('true')
    await link('Interiors').waitFor()
    await button('Services').tap()
    await isExpanded('Services', false)
  })

  it('the text of an entry is a link', async () => {
    await open({}, { viewport: { width: 1180, height: 820 }, hasTouch: true })
    await enhanced()
    await link('Services').tap()
    await page.waitForURL('**/services/')
  })
})

describe('a mega menu', () => {
  it.each(['site', 'window'])('shows its columns with images and sentences, as wide as the %s', async (display) => {
    await open({ items: [SERVICES, { ...COLUMNS, display }, entry('Studio')] })
    await enhanced()
    await button('Work').click()
    await link('Bakery').waitFor()
    await page.getByText('Eleven rooms from the last three years.').waitFor()
    expect(await outside('.menu-columns')).toEqual([])
    const box = await page.locator('.menu-columns').boundingBox()
    const content = await page.locator('.site-header__content').boundingBox()
    expect(Math.round(box?.width ?? 0)).toBe(
      display === 'window'
        ? await page.evaluate(() => document.documentElement.clientWidth)
        : Math.round(content?.width ?? 0),
    )
    const widths = await page
      .locator('.menu-columns__column')
      .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().width))
    expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeGreaterThan(1.7)
    await settled(page)
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('.menu-columns img')].every(({ complete }) => complete),
    )
    await shot(`columns-${display}`)
    expect(await found()).toEqual([])
  })

  it('opens by the keyboard, and closes with Escape', async () => {
    await open()
    await enhanced()
    await link('Work').focus()
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe('Rooms')
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe('Bakery')
    await page.keyboard.press('Escape')
    expect(await focused()).toBe('Open submenu of Work')
  })

  it('stays open on the way of the pointer into it', async () => {
    await open()
    await enhanced()
    await link('Work').hover()
    await isExpanded('Work', true)
    await link('Pendants').hover()
    expect(await expanded('Work')).toBe('true')
    await page.mouse.move(700, 880)
    await isExpanded('Work', false)
  })

  it('is in the drawer of a phone, too, to its third level', async () => {
    await open({}, PHONE)
    await page.getByRole('button', { name: 'Menu' }).tap()
    const dialog = page.getByRole('dialog')
    await dialog.locator('summary').filter({ hasText: 'submenu of Work' }).tap()
    await dialog.locator('summary').filter({ hasText: 'submenu of Rooms' }).tap()
    await dialog.getByRole('link', { name: 'Bakery' }).waitFor()
    await shot('drawer-third-level')
    expect(await found()).toEqual([])
    await dialog.getByRole('link', { name: 'Bakery' }).tap()
    await page.waitForURL('**/bakery/')
  })
})

describe('the header', () => {
  it.each(['start', 'centred', 'rows'])('in its layout “%s”', async (layout) => {
    await open({ layout, search: 'dropdown', languages: true }, WIDE, {
      languages: [
        { locale: 'en', href: FRAME_PATH },
        { locale: 'ar', href: `/ar${FRAME_PATH}` },
      ],
    })
    await enhanced()
    await shot(`layout-${layout}`)
    expect(await outside('.site-header *:not(dialog *)')).toEqual([])
    expect(await found()).toEqual([])
    expect(await page.locator('.site-header__languages [aria-current]').textContent()).toBe('English')
    expect(await page.locator('.site-header__languages [lang="ar"]').textContent()).toBe('العربية')
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await until(
      'it to be stuck',
      async () => (await page.locator('.site-header').getAttribute('data-state')) === 'stuck',
    )
    await shot(`layout-${layout}-stuck`)
  })

  it.each([320, 640, 959, 960, 1100])('keeps everything within a window of %i px', async (width) => {
    await open({ search: 'overlay' }, { viewport: { width, height: 900 } })
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    ).toBe(true)
    expect(
      await outside('.site-header__content *:not(dialog *, .menu-bar__branch *, .menu-bar__branch, search, search *)'),
    ).toEqual([])
    await shot(`width-${width}`)
  })

  /** All that a header may hold: short entries, search, languages and the link that stands out. */
  const FULL = {
    items: ['Work', 'Services', 'Studio', 'Journal', 'People', 'Prices'].map((label) => entry(label)),
    search: 'overlay',
    languages: true,
    layout: 'start',
  }
  const LANGUAGES = ['en', 'de', 'he'].map((locale) => ({ locale, href: `/${locale}${FRAME_PATH}` }))

  it.each([
    [1000, 6],
    [1000, 12],
    [1280, 6],
    [1440, 6],
    [1900, 12],
  ])('stands in one row in a window of %i px with %i entries, its name in one line', async (width, count) => {
    const items = [...FULL.items, ...FULL.items.map(({ link: { label } }) => entry(`More ${label}`))].slice(0, count)
    await open({ ...FULL, items }, { viewport: { width, height: 900 } }, { languages: LANGUAGES })
    const lines = await page.evaluate(() => {
      const inRow = [...document.querySelectorAll('.site-header__content :is(a, button, summary)')].filter(
        (element) => element.checkVisibility() && !element.closest('dialog, search'),
      )
      const name = document.querySelector('.site-header__brand') as HTMLElement
      const middles = inRow.map((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return (top + bottom) / 2
      })
      return {
        apart: Math.max(...middles) - Math.min(...middles),
        header: (document.querySelector('.site-header') as HTMLElement).offsetHeight,
        name: name.scrollHeight,
      }
    })
    expect(lines.apart).toBeLessThan(8)
    expect(lines.header).toBe(104)
    expect(lines.name).toBeLessThan(50)
    expect(
      await outside('.site-header__content *:not(dialog *, search, search *, .menu-bar__branch *, .menu-bar__branch)'),
    ).toEqual([])
    await shot(`full-${width}-${count}`)
  })

  it('has the drawer in windows without room for its bar, also without script', async () => {
    const window = { viewport: { width: 1000, height: 900 } }
    await open(FULL, window, { languages: LANGUAGES })
    expect(await bar().isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Menu' }).click()
    const dialog = page.getByRole('dialog', { name: 'Main menu' })
    await dialog.getByRole('link', { name: 'Prices' }).waitFor()
    await dialog.getByRole('link', { name: 'Deutsch' }).waitFor()
    await page.keyboard.press('Escape')
    await open(FULL, { ...window, javaScriptEnabled: false }, { languages: LANGUAGES })
    await page.locator('.site-header summary').first().click()
    await page.locator('.menu-drawer').getByRole('link', { name: 'Prices' }).waitFor()
  })

  it('is the one landmark of its kind: languages of header and footer are told apart', async () => {
    await open(FULL, WIDE, { languages: LANGUAGES, footer: {} })
    expect(await page.getByRole('navigation', { name: 'Languages' }).count()).toBe(1)
    expect(await page.locator('.site-header').getByRole('list', { name: 'Languages' }).count()).toBe(1)
  })

  it('follows the eye with the focus in every layout', async () => {
    for (const layout of ['start', 'centred', 'rows']) {
      await open({ layout, items: [entry('Studio'), entry('Press')] })
      const places = []
      for (let tabs = 0; tabs < 5; tabs += 1) {
        await page.keyboard.press('Tab')
        places.push(
          await page.evaluate(() => {
            const { x = 0, y = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
            const row = document.activeElement?.closest('[data-row]') ? 1 : 0
            return document.activeElement?.className === 'skip-link' ? -1 : row * 10_000 + x + y / 1000
          }),
        )
      }
      expect(places).toEqual(places.toSorted((a, b) => a - b))
    }
  })

  it('in right-to-left pages is mirrored', async () => {
    await open({ search: 'dropdown' }, WIDE, { dir: 'rtl' })
    await enhanced()
    const brand = await page.locator('.site-header__brand').first().boundingBox()
    const action = await page.locator('.site-header__action').boundingBox()
    expect(brand?.x).toBeGreaterThan(action?.x ?? 9999)
    await button('Services').click()
    await button('Interiors').click()
    const outer = await link('Interiors').boundingBox()
    const inner = await link('Houses').boundingBox()
    expect(inner?.x).toBeLessThan(outer?.x ?? 0)
    await shot('rtl')
  })

  it('opens its menu over the whole window as a flyout, and closes with Escape', async () => {
    await open({ menuStyle: 'flyout' })
    const opener = page.locator('.site-header').getByRole('button', { name: 'Menu' })
    await opener.click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, height: 900 })
    expect(await page.locator('.menu-bar').count()).toBe(0)
    await shot('flyout')
    expect(await found()).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(focused).toBe('Menu')
  })
})

describe.each(['dropdown', 'overlay'])('the search as %s', (search) => {
  const toggle = () => page.locator('.site-search > button')
  const field = () => page.getByRole('searchbox')
  const openSearch = async (options: Options = WIDE) => {
    await open({ search }, options)
    await toggle().waitFor()
    await toggle().click()
    await field().waitFor()
  }

  it('opens onto its field', async () => {
    await openSearch()
    expect(await field().evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await toggle().getAttribute('aria-expanded')).toBe('true')
    await shot(`search-${search}`)
    expect(await found()).toEqual([])
  })

  it('opens on a phone', async () => {
    await openSearch(PHONE)
    expect(await outside('.site-search *')).toEqual([])
    await shot(`search-${search}-phone`)
  })

  it('toggled twice is as it was, and so is the focus', async () => {
    await openSearch()
    if (search === 'dropdown') await toggle().click()
    else await page.locator('search').getByRole('button', { name: 'Close search' }).click()
    await field().waitFor({ state: 'hidden' })
    expect(await toggle().getAttribute('aria-expanded')).toBe('false')
    expect(await focused()).toBe('Search')
  })

  it('closes with Escape', async () => {
    await openSearch()
    await page.keyboard.press('Escape')
    await field().waitFor({ state: 'hidden' })
    expect(await focused()).toBe('Search')
  })

  it('closes at a press elsewhere', async () => {
    await openSearch()
    await page.mouse.click(300, 700)
    await field().waitFor({ state: 'hidden' })
  })

  it('goes to the search page with what was typed', async () => {
    await openSearch()
    await page.keyboard.type('oak & brass')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search/?q=oak+%26+brass')
  })

  it('stays with the header that sticks', async () => {
    await open({ search })
    await toggle().waitFor()
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await until(
      'it to be stuck',
      async () => (await page.locator('.site-header').getAttribute('data-state')) === 'stuck',
    )
    await toggle().click()
    const box = await field().boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect(box?.y).toBeLessThan(140)
    expect(await page.evaluate(() => scrollY)).toBe(900)
  })

  it('is a link without script', async () => {
    await open({ search }, { ...WIDE, javaScriptEnabled: false })
    expect(await page.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/search/')
    expect(await field().isVisible()).toBe(false)
  })
})

it('what lies under the overlay of the search cannot be reached', async () => {
  await open({ search: 'overlay' })
  await page.locator('.site-search > button').click()
  const reached = []
  for (let tabs = 0; tabs < 3; tabs += 1) {
    await page.keyboard.press('Tab')
    reached.push(await focused())
  }
  expect(reached).toEqual(['Search', 'Close search', 'Below'])
})
