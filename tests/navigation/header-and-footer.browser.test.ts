import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { openBrowser } from '../support/browser.ts'
import { type FrameSite, startFrameSite } from '../support/frame-site.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'
import { until } from '../support/until.ts'

const WIDTHS = [390, 820, 1440]
const WIDE = { viewport: { width: 1440, height: 900 } } satisfies BrowserContextOptions
const PHONE = { viewport: { width: 390, height: 844 } } satisfies BrowserContextOptions

const link = (label: string, url = `/${label.toLowerCase()}/`) => ({ type: 'url', label, url })
const row = (label: string, url?: string) => ({ link: link(label, url) })

const SECONDARY = {
  notice: 'The shop is closed until 6 January.',
  links: [row('+44 1423 555 0132', 'tel:+4414235550132'), row('Trade'), row('Stockists')],
}
const HEADER = { items: [row('Work'), row('Studio'), row('Journal')], action: link('Contact') }
const FOOTER = {
  statement: 'Rooms that are quiet on purpose.',
  action: link('Write to us', '/contact/'),
  columns: [{ heading: 'Studio', links: [row('Work'), row('People'), row('Journal')] }],
  legalLinks: [row('Privacy'), row('Imprint')],
  note: 'Halden & Rye Ltd, registered in England, 08812347.',
  backToTop: { position: 'none' },
}
const CONTACT = {
  address: ['14 Rope Walk', 'Knaresborough'],
  phone: '+44 1423 555 0132',
  email: 'studio@halden-rye.example',
  hours: [
    { days: 'Tuesday to Friday', times: '9 to 17.30' },
    { days: 'Saturday', times: '10 to 14' },
  ],
}
const MAIN = '<style>.tall { block-size: 2500px; padding: 4rem }</style><p class="tall">Below</p>'

let site: FrameSite
let browser: Browser
let page: Page
let close: (() => Promise<void>) | undefined

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startFrameSite(), openBrowser()])
})

afterAll(async () => {
  await browser.close()
})

afterEach(async () => {
  await close?.()
  close = undefined
})

async function open(parts: { header?: object; footer?: object; main?: string }, options: BrowserContextOptions) {
  const shown = { header: HEADER, footer: FOOTER, contact: CONTACT, main: MAIN, ...parts }
  ;({ page, close } = await site.open(browser, shown, { reducedMotion: 'reduce', ...options }))
  await page.mouse.move(1, 300, { steps: 2 })
}

const found = (part: string) => axeViolations(page, { within: part })
const leavesWindow = () =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
const topOf = (part: string) => page.locator(part).evaluate((element) => element.getBoundingClientRect().top)

describe('the row above the header', () => {
  const bar = () => page.locator('.secondary-bar')

  it.each(WIDTHS)('stands in a window of %i px above everything', async (width) => {
    await open({ header: { ...HEADER, secondary: SECONDARY } }, { viewport: { width, height: 900 } })
    expect(await bar().getByRole('link').allInnerTexts()).toEqual(['+44 1423 555 0132', 'Trade', 'Stockists'])
    expect(await topOf('.secondary-bar')).toBe(0)
    expect(await leavesWindow()).toBe(false)
    expect(await found('.secondary-bar')).toEqual([])
    await saveScreenshot(page, `frame/secondary-${width}.png`)
  })

  it('scrolls away, while the header stays', async () => {
    await open({ header: { ...HEADER, secondary: SECONDARY } }, WIDE)
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    const header = page.locator('.site-header')
    await until('the header to be stuck', async () => (await header.getAttribute('data-state')) === 'stuck')
    expect(await topOf('.site-header')).toBe(0)
    expect(await topOf('.secondary-bar')).toBeLessThan(0)
  })

  it('is left out on phones when it should be', async () => {
    await open({ header: { ...HEADER, secondary: { ...SECONDARY, onPhones: false } } }, PHONE)
    expect(await bar().isVisible()).toBe(false)
    await page.setViewportSize(WIDE.viewport)
    expect(await bar().isVisible()).toBe(true)
  })

  it('is not there when nothing stands in it', async () => {
    await open({ header: { ...HEADER, secondary: { links: [] } } }, WIDE)
    expect(await bar().count()).toBe(0)
  })
})

describe('the menu over the window', () => {
  it.each([
    ['a wide window', WIDE],
    ['a phone', PHONE],
  ])('has the search in it in %s, if the header has one', async (_, options) => {
    await open({ header: { ...HEADER, menuStyle: 'flyout', search: 'overlay' } }, options)
    await page.route(/\/search\//, (route) => route.fulfill({ body: '', contentType: 'text/html' }))
    await page.getByRole('button', { name: 'Menu' }).click()
    const field = page.getByRole('dialog').getByRole('searchbox')
    await field.fill('oak')
    await saveScreenshot(page, `frame/flyout-${options.viewport.width}.png`)
    expect(await found('dialog')).toEqual([])
    await field.press('Enter')
    await page.waitForURL('**/search/?q=oak')
  })

  it('has none where the header has none', async () => {
    await open({ header: { ...HEADER, menuStyle: 'flyout' } }, PHONE)
    await page.getByRole('button', { name: 'Menu' }).click()
    expect(await page.getByRole('dialog').getByRole('searchbox').count()).toBe(0)
  })
})

describe.each(['columns', 'split', 'centred', 'slim'])('the footer laid out as %s', (layout) => {
  const parts = ['.site-footer__statement', '.site-footer__columns', '.site-footer__name', '.site-footer__legal']
  const SHOWN: Readonly<Record<string, readonly boolean[]>> = {
    columns: [true, true, true, true],
    split: [true, true, false, true],
    centred: [true, true, false, true],
    slim: [false, false, true, true],
  }

  it.each(WIDTHS)('keeps its parts within a window of %i px', async (width) => {
    await open({ footer: { ...FOOTER, layout } }, { viewport: { width, height: 900 } })
    expect(await Promise.all(parts.map((part) => page.locator(part).isVisible()))).toEqual(SHOWN[layout])
    expect(await leavesWindow()).toBe(false)
    expect(await found('.site-footer')).toEqual([])
    await saveScreenshot(page.locator('.site-footer'), `frame/footer-${layout}-${width}.png`)
  })
})

it('the sentence of a split footer stands beside its columns', async () => {
  await open({ footer: { ...FOOTER, layout: 'split' } }, WIDE)
  const [sentence, columns] = await Promise.all([
    page.locator('.site-footer__statement').boundingBox(),
    page.locator('.site-footer__columns').boundingBox(),
  ])
  expect(columns?.x).toBeGreaterThan((sentence?.x ?? 0) + (sentence?.width ?? 0))
  expect(Math.abs((columns?.y ?? 0) - (sentence?.y ?? 0))).toBeLessThan(60)
})

it('a slim footer is one line in a wide window', async () => {
  await open({ footer: { ...FOOTER, note: '', layout: 'slim' } }, WIDE)
  expect((await page.locator('.site-footer').boundingBox())?.height).toBeLessThan(120)
})
