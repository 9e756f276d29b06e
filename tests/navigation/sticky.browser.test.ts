import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { type FrameSite, startFrameSite } from '../support/frame-site.ts'
import { attend, turn } from '../support/ready.ts'
import { noteShiftsFromHere, shiftsOf } from '../support/shifts.ts'
import { until } from '../support/until.ts'

const DESKTOP = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } satisfies BrowserContextOptions
const MOVING = { ...DESKTOP, reducedMotion: 'no-preference' } satisfies BrowserContextOptions
const TABLET = { viewport: { width: 820, height: 1100 }, reducedMotion: 'reduce' } satisfies BrowserContextOptions
const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } satisfies BrowserContextOptions

const link = (label: string, url: string) => ({ type: 'url', label, url })
const HEADER = { items: [{ link: link('Services', '/services/') }, { link: link('Studio', '/studio/') }] }

/** A page with a sidebar that sticks beside a long text, and text below both. */
const SIDEBAR = `
  <style>.text { block-size: 3000px } .aside { block-size: 300px; background: silver } .tall { block-size: 4000px }</style>
  <vitrine-enhance name="sticky" when="load"><div class="columns" data-ratio="8-4">
    <div class="columns__column"><div class="text">Text</div></div>
    <div class="columns__column sticky"><div class="aside">Aside</div></div>
  </div></vitrine-enhance>
  <p class="text"><input aria-label="Far below"></p>`

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

async function open(main: string, sticky: object = {}, options: BrowserContextOptions = DESKTOP): Promise<void> {
  ;({ page, close } = await site.open(browser, { header: { ...HEADER, sticky }, main }, options))
  await page.evaluate(() => {
    document.addEventListener('vitrine:sticky:change', ({ target, detail }: CustomEventInit & { target?: unknown }) => {
      const { body } = document
      body.dataset.changes = `${body.dataset.changes ?? ''}${(target as Element).className}: ${detail.from} > ${detail.to}\n`
    })
  })
  if (options.javaScriptEnabled !== false) await measured()
}

/** Blocks' styles come with the pages that show them. */
const withColumns = () => page.addStyleTag({ url: '/assets/blocks/columns.any.css' })
const measured = () =>
  until('the header to be measured', () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--header-height') !== ''),
  )
const scroll = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
const state = (selector: string) => page.locator(selector).getAttribute('data-state')
const becomes = (selector: string, wanted: string) =>
  until(`${selector} to be ${wanted}`, async () => (await state(selector)) === wanted)
const top = (selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect().top)
const headerHeight = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--header-height'))
const withAdminBar = (height: number) =>
  page.evaluate((px) => document.documentElement.style.setProperty('--admin-bar-height', `${px}px`), height)

describe('the header', () => {
  it('is unstuck, stuck after its top is passed, and unstuck again', async () => {
    await open(SIDEBAR)
    expect(await state('.site-header')).toBe('unstuck')
    await scroll(1)
    await becomes('.site-header', 'stuck')
    await scroll(0)
    await becomes('.site-header', 'unstuck')
  })

  it('is pinned below an admin bar, and moves with its height at once', async () => {
    await open(SIDEBAR)
    await withAdminBar(32)
    await scroll(600)
    await becomes('.site-header', 'stuck')
    expect(await top('.site-header')).toBe(32)
    await withAdminBar(46)
    expect(await top('.site-header')).toBe(46)
  })

  it.each([
    ['desktop', DESKTOP],
    ['tablet', TABLET],
    ['phone', PHONE],
  ] as const)('sticks on %s only if set', async (device, options) => {
    await open(SIDEBAR, { [device]: false }, options)
    await expect.poll(headerHeight).toBe('0px')
    await scroll(700)
    expect(await top('.site-header')).toBe(-700)
    expect(await state('.site-header')).toBe('unstuck')
    await close?.()
    const others = Object.fromEntries(['desktop', 'tablet', 'phone'].map((name) => [name, name === device]))
    await open(SIDEBAR, others, options)
    await expect.poll(headerHeight).not.toBe('0px')
    await scroll(700)
    expect(await top('.site-header')).toBe(0)
  })

  it('takes 66 px when it shrinks, and its whole height when it does not', async () => {
    await open(SIDEBAR)
    await expect.poll(headerHeight).toBe('66px')
    await close?.()
    await open(SIDEBAR, { shrink: false })
    await expect.poll(headerHeight).toBe('104px')
    await scroll(700)
    await becomes('.site-header', 'stuck')
    expect(await page.locator('.site-header__bar').boundingBox()).toMatchObject({ y: 0, height: 104 })
  })

  it('does not stick when it would take more than 40 % of the window', async () => {
    await open(SIDEBAR, {}, { viewport: { width: 1440, height: 259 }, reducedMotion: 'reduce' })
    await scroll(700)
    await expect.poll(async () => [await top('.site-header'), await headerHeight()]).toEqual([-700, '0px'])
  })

  describe('over a first block that allows it', () => {
    const under = (words: 'dark' | 'light') => `
      <style>.hero-like { block-size: 2000px } .words { padding-block-start: 700px }
      [data-under-header="light"] p { view-timeline: --under-header }</style>
      <div data-under-header="${words}" class="hero-like"><div class="words"><p>Words</p></div></div>`
    const transparent = async (words: 'dark' | 'light', options: BrowserContextOptions) => {
      const header = { ...HEADER, transparent: true }
      ;({ page, close } = await site.open(browser, { header, main: under(words) }, options))
      if (options.javaScriptEnabled !== false) await measured()
    }
    const bar = () =>
      page.locator('.site-header__bar').evaluate((element) => {
        const { backgroundColor, colorScheme } = getComputedStyle(element)
        return { hasGround: backgroundColor !== 'rgba(0, 0, 0, 0)', isLight: colorScheme === 'dark' }
      })

    it('has no ground, takes no space from it, and gets its ground when it is stuck', async () => {
      await transparent('dark', MOVING)
      expect(await top('.hero-like')).toBe(0)
      expect(await bar()).toEqual({ hasGround: false, isLight: false })
      await scroll(300)
      await becomes('.site-header', 'stuck')
      await expect.poll(bar).toEqual({ hasGround: true, isLight: false })
    })

    it('is light over a dark one until its words come below the header, and again on the way up', async () => {
      await transparent('light', MOVING)
      await expect.poll(bar).toEqual({ hasGround: false, isLight: true })
      await scroll(500)
      await becomes('.site-header', 'stuck')
      await expect.poll(bar).toEqual({ hasGround: false, isLight: true })
      await scroll(700)
      await expect.poll(bar).toEqual({ hasGround: true, isLight: false })
      await scroll(500)
      await expect.poll(bar).toEqual({ hasGround: false, isLight: true })
    })

    it.each([
      ['reduced motion', DESKTOP],
      ['no script', { ...MOVING, javaScriptEnabled: false }],
    ] as const)('is plain above it with %s', async (_, options) => {
      await transparent('light', options)
      expect(await bar()).toEqual({ hasGround: true, isLight: false })
      expect(await top('.hero-like')).toBe(104)
    })
  })

  it('shrinks with the way that the page has moved, and comes back on the way up', async () => {
    await open(SIDEBAR, {}, MOVING)
    await expect.poll(headerHeight).toBe('66px')
    const bottom = () =>
      page.locator('.site-header__bar').evaluate((element) => Math.round(element.getBoundingClientRect().bottom))
    await scroll(48)
    await expect.poll(bottom).toBe(85)
    await scroll(600)
    await expect.poll(bottom).toBe(66)
    await scroll(0)
    await expect.poll(bottom).toBe(104)
  })

  it('keeps only its menu row when it has two rows and shrinks', async () => {
    ;({ page, close } = await site.open(browser, { header: { ...HEADER, layout: 'rows' }, main: SIDEBAR }, DESKTOP))
    await measured()
    await scroll(700)
    await becomes('.site-header', 'stuck')
    const row = await page.locator('.site-header__menu').boundingBox()
    expect(row?.y).toBeCloseTo(0, 0)
    expect(`${row?.height}px`).toBe(await headerHeight())
    // A keyboard brings the other row back.
    await page.locator('.site-header__brand').first().focus()
    expect((await page.locator('.site-header__brand').first().boundingBox())?.y).toBeGreaterThan(0)
  })

  it('is measured anew when the screen is turned', async () => {
    await open(SIDEBAR, { phone: false }, PHONE)
    await expect.poll(headerHeight).toBe('0px')
    await page.setViewportSize({ width: 844, height: 390 })
    await until('the header to be measured anew', async () => (await headerHeight()) === '66px')
  })
})

it('Tab in a stuck header does not move the page', async () => {
  await open(SIDEBAR)
  await scroll(900)
  await becomes('.site-header', 'stuck')
  await page.locator('.site-header__brand').first().focus()
  for (let tabs = 0; tabs < 2; tabs += 1) await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Studio')
  expect(await page.evaluate(() => scrollY)).toBe(900)
})

describe('the sidebar', () => {
  const SIDE = '.columns__column.sticky'

  it.each([
    ['a header that shrinks', {}, 50 + 32 + 66],
    ['one that keeps its height', { shrink: false }, 50 + 32 + 104],
    ['one that does not stick', { desktop: false }, 50 + 32],
  ])('is pinned 50 px below the admin bar and %s', async (_, sticky, pin) => {
    await open(SIDEBAR, sticky)
    await withColumns()
    await withAdminBar(32)
    await scroll(900)
    await becomes(SIDE, 'stuck')
    await expect.poll(() => top(SIDE)).toBe(pin)
  })

  it('is bottomed when its container ends, and each step is reversed on the way back', async () => {
    await open(SIDEBAR)
    await withColumns()
    await scroll(900)
    await becomes(SIDE, 'stuck')
    await scroll(3000)
    await becomes(SIDE, 'bottomed')
    const { side, container } = await page.evaluate(() => {
      const columns = document.querySelector('.columns') as HTMLElement
      return {
        side: document.querySelector('.columns__column.sticky')?.getBoundingClientRect().bottom ?? 0,
        container: columns.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(columns).paddingBottom),
      }
    })
    expect(Math.abs(side - container)).toBeLessThanOrEqual(1)
    await scroll(900)
    await becomes(SIDE, 'stuck')
    await scroll(0)
    await becomes(SIDE, 'unstuck')
    const changes = (await page.evaluate(() => document.body.dataset.changes ?? '')).split('\n')
    expect(changes.filter((line) => line.startsWith('columns__column'))).toEqual([
      'columns__column sticky: unstuck > stuck',
      'columns__column sticky: stuck > bottomed',
      'columns__column sticky: bottomed > stuck',
      'columns__column sticky: stuck > unstuck',
    ])
  })

  it.each([
    ['with motion', MOVING],
    ['without', DESKTOP],
  ])('shifts nothing, and neither does the header, on the whole way down and up %s', async (_, options) => {
    await open(SIDEBAR, {}, options)
    await withColumns()
    await attend(page)
    await noteShiftsFromHere(page)
    for (const y of [200, 900, 2000, 3000, 4000, 2000, 0]) {
      await scroll(y)
      await turn(page)
    }
    expect(await shiftsOf(page)).toEqual([])
  })

  it('does not stick where columns stand above one another', async () => {
    await open(SIDEBAR, {}, PHONE)
    await withColumns()
    await scroll(3200)
    await becomes('.site-header', 'stuck')
    expect(await state(SIDE)).toBe('unstuck')
    expect(await page.locator(SIDE).evaluate((element) => getComputedStyle(element).position)).toBe('static')
  })

  it('does not stick when it is taller than its text', async () => {
    await open(SIDEBAR.replace('class="aside"', 'class="tall"'))
    await withColumns()
    const before = await top(SIDE)
    await scroll(1500)
    await becomes('.site-header', 'stuck')
    expect(await top(SIDE)).toBe(before - 1500)
    expect(await state(SIDE)).toBe('unstuck')
  })
})

describe('a narrow first column', () => {
  const aside = (more: string) => `
  <style>.text { block-size: 3000px } .aside { block-size: 300px }</style>
  <vitrine-enhance name="sticky" when="load"><div class="columns" data-ratio="4-8">
    <div class="columns__column ${more}"><div class="aside">Aside</div></div>
    <div class="columns__column"><div class="text">Text</div></div>
  </div></vitrine-enhance>`

  it('begins where the text beside it begins', async () => {
    await open(aside(''))
    await withColumns()
    expect(await top('.aside')).toBe(await top('.text'))
  })

  it('hangs at the foot of the wide one when an image is all that it holds', async () => {
    await open(aside('').replace('class="aside"', 'class="aside image"'))
    await withColumns()
    expect(await top('.aside')).toBe((await top('.text')) + 2700)
  })

  it('sticks as the last one does', async () => {
    await open(aside('sticky'))
    await withColumns()
    await scroll(900)
    await becomes('.columns__column.sticky', 'stuck')
    await expect.poll(() => top('.columns__column.sticky')).toBe(50 + 66)
  })
})

describe('any element of the class sticky', () => {
  const SECTIONS = `<style>.sticky { block-size: 100px } .part { block-size: 1200px }</style>
    <div class="part"><vitrine-enhance name="sticky" when="load"><section class="sticky">One</section></vitrine-enhance></div>
    <div class="part"></div>`

  it('is pinned below the header, and is bottomed at the end of what it stands in', async () => {
    await open(SECTIONS)
    await scroll(500)
    await becomes('section.sticky', 'stuck')
    await expect.poll(() => top('section.sticky')).toBe(66)
    await scroll(1200)
    await becomes('section.sticky', 'bottomed')
  })
})

it('a focused field is scrolled clear of the header', async () => {
  await open(`${SIDEBAR}<style>.far{block-size:2000px}</style><div class="far"><input aria-label="Next"></div>`)
  await page.getByLabel('Next').focus()
  await page.keyboard.press('Shift+Tab')
  const field = page.getByLabel('Far below')
  await page.evaluate(() => window.scrollTo({ top: 99_999, behavior: 'instant' }))
  await page.getByLabel('Next').focus()
  await page.keyboard.press('Shift+Tab')
  expect((await field.boundingBox())?.y).toBeGreaterThanOrEqual(66)
})

it('header and sidebar are pinned without script, too', async () => {
  ;({ page, close } = await site.open(
    browser,
    { header: HEADER, main: `<link rel="stylesheet" href="/assets/blocks/columns.any.css">${SIDEBAR}` },
    { ...DESKTOP, javaScriptEnabled: false },
  ))
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 1200)
  await until('the page to be scrolled', async () => ((await page.locator('main').boundingBox())?.y ?? 0) < -1000)
  expect((await page.locator('.site-header').boundingBox())?.y).toBe(0)
  expect((await page.locator('.columns__column.sticky').boundingBox())?.y).toBeGreaterThan(50)
})
