import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { FRAME_PATH, type FrameSite, startFrameSite } from '../support/frame-site.ts'
import { attend } from '../support/ready.ts'
import { until } from '../support/until.ts'

const WIDE = { viewport: { width: 1440, height: 900 } } satisfies BrowserContextOptions
const STILL = { ...WIDE, reducedMotion: 'reduce' } satisfies BrowserContextOptions

const HEADER = { items: [{ link: { type: 'url', label: 'Studio', url: '/studio/' } }] }

const PAGE = `
  <style>section { block-size: 1500px }</style>
  <p>
    <a href="#contact">Contact</a> <a href="#%C3%BCber-uns">Über uns</a> <a href="#gone">Gone</a>
    <a href="#folded">Folded</a> <a href="#_contact">Anew</a> <a href="#contact" target="_blank">Window</a>
    <a href="#!">Bang</a> <a href="#/">Slash</a> <a href="#a!">Bang after</a> <a href="#a/">Slash after</a>
    <a href="#contact" data-no-scroll>Plain</a> <a href="/studio/#team">Elsewhere</a>
  </p>
  <section>One</section>
  <section id="contact">Contact <a href="/studio/">Inside</a></section>
  <section id="über-uns">Über uns</section>
  <details><summary>More</summary><section id="folded">Folded</section></details>
  <section>Last</section>`

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
type Parts = Parameters<FrameSite['open']>[1]

/** Loads a page of these parts, in a window that was opened alike if there is one; a visit to a place begins in a new one. */
async function visit(parts: Parts, options: Options): Promise<void> {
  const key = JSON.stringify([parts, options])
  const known = options.hash ? undefined : windows.get(key)
  const window = known ?? (await site.open(browser, parts, options))
  windows.set(key, window)
  ;({ page } = window)
  if (!known) return
  await page.mouse.move(0, 0)
  await page.goto(site.url + FRAME_PATH)
}

async function open(options: Options = STILL, header: object = HEADER, main = PAGE): Promise<void> {
  await visit({ header, footer: {}, main }, options)
  await attend(page)
  // The height that the header takes of the window is measured with the first frame.
  await page.waitForFunction(() => document.documentElement.style.getPropertyValue('--header-height') !== '')
  if (options.still) await stopClock()
}

/** From here on the time of the page moves only when the test says so. */
async function stopClock(): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
}

const y = () => page.evaluate(() => scrollY)
const hash = () => page.evaluate(() => location.hash)
const top = (id: string) =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN, id)
const offset = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop))
const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.localName)
const click = (name: string) => page.locator('main').getByRole('link', { name, exact: true }).click()

describe('a link to a place of the page', () => {
  it.each([
    ['shrinks', {}],
    ['keeps its height', { shrink: false }],
    ['does not stick', { desktop: false }],
  ])('brings it below a header that %s', async (_, sticky) => {
    await open({ ...WIDE, still: true }, { ...HEADER, sticky })
    await click('Contact')
    await page.clock.runFor(1000)
    expect(Math.abs((await top('contact')) - (await offset()))).toBeLessThanOrEqual(2)
  })

  it('and below an admin bar', async () => {
    await open()
    await page.evaluate(() => document.documentElement.style.setProperty('--admin-bar-height', '32px'))
    await click('Contact')
    expect(Math.abs((await top('contact')) - (32 + 66))).toBeLessThanOrEqual(2)
  })

  it('is half way after 400 ms, and there after 850', async () => {
    await open({ ...WIDE, still: true })
    await page.evaluate(() => {
      const way = (document.getElementById('contact')?.getBoundingClientRect().top ?? 0) - 66
      addEventListener('click', () => {
        const start = performance.now()
        const look = () => {
          const { body } = document
          body.dataset.way = `${body.dataset.way ?? ''}${performance.now() - start}:${scrollY / way} `
          requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
    })
    await click('Contact')
    await page.clock.runFor(1000)
    const way = ((await page.evaluate(() => document.body.dataset.way)) ?? '')
      .trim()
      .split(' ')
      .map((look) => look.split(':').map(Number) as [number, number])
    const [, half = 0] = way.find(([ms]) => ms >= 400) ?? []
    expect(Math.abs(half - 0.5)).toBeLessThan(0.05)
    const [end = 0] = way.find(([, part]) => part > 0.999) ?? []
    expect(end).toBeGreaterThanOrEqual(800)
    expect(end).toBeLessThanOrEqual(900)
  })

  it('moves the focus there, so that Tab goes on from it', async () => {
    await open()
    await click('Contact')
    expect(await focused()).toBe('contact')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Inside')
    expect(await page.locator('#contact').getAttribute('tabindex')).toBeNull()
  })

  it('jumps for who wants no motion', async () => {
    await open()
    await click('Contact')
    expect(Math.abs((await top('contact')) - 66)).toBeLessThanOrEqual(2)
  })

  it.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])('stops where it is at %s', async (name) => {
    await open({ ...WIDE, still: true })
    await click('Contact')
    await page.clock.runFor(410)
    await page.evaluate((type) => window.dispatchEvent(new Event(type)), name)
    const there = await y()
    expect(there).toBeGreaterThan(0)
    await page.clock.runFor(1000)
    expect(await y()).toBe(there)
  })

  it('is a step in the history: Back brings back place and hash', async () => {
    await open()
    await page.evaluate(() => window.scrollTo({ top: 20, behavior: 'instant' }))
    await click('Contact')
    expect(await hash()).toBe('#contact')
    await page.goBack()
    await until('the old place', async () => (await y()) === 20)
    expect(await hash()).toBe('')
  })

  it('works for ids in any alphabet', async () => {
    await open()
    await click('Über uns')
    expect(await focused()).toBe('über-uns')
  })

  it('unfolds what hides it, and tells others', async () => {
    await open()
    await page.evaluate(() =>
      document.addEventListener('vitrine:anchor:open', ({ target }) => {
        document.body.dataset.opened = (target as Element).id
      }),
    )
    await click('Folded')
    expect(await page.locator('main details').getAttribute('open')).toBe('')
    expect(await page.evaluate(() => document.body.dataset.opened)).toBe('folded')
    expect(Math.abs((await top('folded')) - 66)).toBeLessThanOrEqual(2)
  })

  it('leaves the movement to who prevents it', async () => {
    await open()
    await page.evaluate(() => document.addEventListener('vitrine:anchor:open', (event) => event.preventDefault()))
    await click('Contact')
    expect(await y()).toBe(0)
  })

  it('without a target does nothing, and leaves the address alone', async () => {
    await open()
    await click('Gone')
    expect([await y(), await hash()]).toEqual([0, ''])
  })

  it.each(['Bang', 'Slash', 'Bang after', 'Slash after', 'Plain'])('is not ours: %s', async (name) => {
    await open()
    const touched = await page.evaluate((text) => {
      const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text)
      let prevented = true
      addEventListener('click', (event) => {
        prevented = event.defaultPrevented
        event.preventDefault()
      })
      link?.click()
      return prevented
    }, name)
    expect(touched).toBe(false)
    expect(await y()).toBe(0)
  })

  it.each(['Control', 'Meta', 'Shift', 'Alt'] as const)('with %s is the browser’s', async (key) => {
    await open()
    const touched = await page.evaluate((modifier) => {
      let prevented = true
      addEventListener('click', (event) => {
        prevented = event.defaultPrevented
        event.preventDefault()
      })
      const pressed = { Control: 'ctrlKey', Meta: 'metaKey', Shift: 'shiftKey', Alt: 'altKey' }[modifier]
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, [pressed ?? '']: true })
      document.querySelector('a[href="#contact"]')?.dispatchEvent(click)
      return prevented
    }, key)
    expect(touched).toBe(false)
  })

  it('opens a new window when it says so', async () => {
    await open()
    const [opened] = await Promise.all([page.waitForEvent('popup'), click('Window')])
    expect(new URL(opened.url()).hash).toBe('#contact')
    expect(await y()).toBe(0)
    await opened.close()
  })

  it('in an open drawer closes it first, and the focus ends at the place', async () => {
    await open(
      { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' },
      { items: [{ link: { type: 'url', label: 'Write to us', url: `${FRAME_PATH}#contact` } }] },
    )
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Write to us' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await until('the focus to be at the place', async () => (await focused()) === 'contact')
    expect(Math.abs((await top('contact')) - 66)).toBeLessThanOrEqual(2)
  })

  it('lands right without script', async () => {
    await visit({ header: HEADER, main: PAGE }, { ...WIDE, javaScriptEnabled: false })
    await click('Contact')
    const place = async () => (await page.locator('#contact').boundingBox())?.y
    await expect.poll(place).toBeLessThan(110)
    expect(await place()).toBeGreaterThanOrEqual(66)
  })
})

describe('an underscore at the start of a hash', () => {
  it('is scrolled to after the page has loaded, and cleaned from the address', async () => {
    await open({ ...STILL, hash: '#_contact' })
    await until('the address to be clean', async () => (await hash()) === '#contact')
    expect(Math.abs((await top('contact')) - 66)).toBeLessThanOrEqual(2)
    expect(await page.evaluate(() => history.length)).toBe(2)
  })

  it('moves there, and cleans the address at the end of the movement', async () => {
    await open({ ...WIDE, hash: '#_contact' })
    await until('the address to be clean', async () => (await hash()) === '#contact')
    expect(Math.abs((await top('contact')) - 66)).toBeLessThanOrEqual(2)
  })

  it('in a link asks for a new page load', async () => {
    await open()
    await page.evaluate(() => {
      document.body.dataset.old = ''
    })
    await click('Anew')
    await until('the address to be clean', async () => (await hash().catch(() => '')) === '#contact')
    expect(await page.evaluate(() => document.body.dataset.old)).toBeUndefined()
    expect(Math.abs((await top('contact')) - 66)).toBeLessThanOrEqual(2)
  })

  it('stays where it leads nowhere', async () => {
    await open({ ...STILL, hash: '#_gone' })
    expect([await y(), await hash()]).toEqual([0, '#_gone'])
  })
})

describe('scrollspy', () => {
  const place = (label: string, id: string, children: object[] = []) => ({
    link: { type: 'url', label, url: FRAME_PATH + id },
    children,
  })
  const MENU = {
    items: [
      place('First', '#first', [place('Nested', '#nested')]),
      place('Second', '#second'),
      place('Short', '#short'),
      place('Missing', '#missing'),
      { link: { type: 'url', label: 'Studio', url: '/studio/' } },
    ],
  }
  const SECTIONS = `<style>.tall { block-size: 1500px }</style><p class="tall">Above</p>
    <section class="tall" id="first"><div class="tall"></div><div><h2 id="nested">Nested</h2></div></section>
    <p class="tall"></p><section class="tall" id="second">Second</section><h2 id="short">Short</h2>`
  const current = () =>
    page.locator('.menu-bar [aria-current="true"]').evaluateAll((links) => links.map(({ textContent }) => textContent))
  const becomes = (names: readonly string[]) =>
    until(`the menu to mark ${names.join()}`, async () => (await current()).join() === names.join())
  /** Scrolls until the top of a section is this far below the line. */
  const bring = async (id: string, below: number) => {
    const line = (await offset()) + 10
    const at = (await top(id)) + (await y()) - line - below
    await page.evaluate((to) => window.scrollTo({ top: Math.round(to), behavior: 'instant' }), at)
  }

  it('marks none above the first, and then the section whose top is at the line', async () => {
    await open(STILL, MENU, SECTIONS)
    expect(await current()).toEqual([])
    await bring('second', 1)
    await becomes(['Nested'])
    await bring('second', 0)
    await becomes(['Second'])
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await becomes([])
  })

  it('marks the entries above a nested one, too', async () => {
    await open(STILL, MENU, SECTIONS)
    await bring('nested', 0)
    await becomes(['Nested'])
    expect(await page.locator('[data-active] > a').allTextContents()).toEqual(['First'])
  })

  it('marks the last one at the end of the page, however short', async () => {
    await open(STILL, MENU, SECTIONS)
    await page.evaluate(() => window.scrollTo({ top: 99_999, behavior: 'instant' }))
    await becomes(['Short'])
  })

  it('moves by the height of an admin bar', async () => {
    await open(STILL, MENU, SECTIONS)
    await bring('second', 20)
    await becomes(['Nested'])
    await page.evaluate(() => document.documentElement.style.setProperty('--admin-bar-height', '32px'))
    await page.evaluate(() => window.dispatchEvent(new Event('resize')))
    await becomes(['Second'])
  })

  it('stays right when content comes in above', async () => {
    await open(STILL, MENU, SECTIONS)
    await bring('second', 0)
    await becomes(['Second'])
    await page.evaluate(() => {
      document.documentElement.style.overflowAnchor = 'none'
      const more = document.createElement('p')
      more.className = 'tall'
      document.querySelector('main')?.prepend(more)
    })
    await becomes(['Nested'])
  })

  it('marks what an anchor led to', async () => {
    await open(STILL, MENU, SECTIONS)
    await page.locator('.menu-bar').getByRole('link', { name: 'Second' }).click()
    await becomes(['Second'])
  })

  it('costs a menu without places nothing', async () => {
    await open(STILL)
    expect(await page.locator('vitrine-enhance[name="scrollspy"]').count()).toBe(0)
  })
})

describe('the link back to the top', () => {
  const back = () => page.locator('.back-to-top')
  const state = () => back().getAttribute('data-state')
  const becomes = (wanted: string) => until(`the link to be ${wanted}`, async () => (await state()) === wanted)
  const scroll = (to: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), to)
  const openWith = async (backToTop: object, options: Options = STILL) => {
    await visit({ header: HEADER, footer: { backToTop }, main: PAGE }, options)
    await attend(page)
    await until('the link to be at work', async () => (await state()) === 'inactive')
    if (options.still) await stopClock()
  }

  it('is not there at 200 px, and is at 201 px', async () => {
    await openWith({})
    await scroll(200)
    await scroll(201)
    await becomes('active')
    await scroll(200)
    await becomes('inactive')
  })

  it('is there only while scrolling down, if so set', async () => {
    await openWith({ scrollDownOnly: true })
    await scroll(900)
    await becomes('active')
    await scroll(890)
    await becomes('inactive')
    await scroll(900)
    await becomes('active')
  })

  it('leads to the top in 1200 ms', async () => {
    await openWith({}, { ...WIDE, still: true })
    await scroll(3000)
    await becomes('active')
    await back().evaluate((element) => (element as HTMLElement).click())
    await page.clock.runFor(1130)
    expect(await y()).toBeGreaterThanOrEqual(0)
    await page.clock.runFor(100)
    expect(await y()).toBe(0)
  })

  it('stops at a wheel', async () => {
    await openWith({}, { ...WIDE, still: true })
    await scroll(3000)
    await becomes('active')
    await back().evaluate((element) => (element as HTMLElement).click())
    await page.clock.runFor(100)
    await page.evaluate(() => window.dispatchEvent(new Event('wheel')))
    const there = await y()
    expect(there).toBeGreaterThan(0)
    await page.clock.runFor(2000)
    expect(await y()).toBe(there)
  })

  it('is passed by Tab while it is not there', async () => {
    await openWith({})
    expect(await back().isVisible()).toBe(false)
    await back().focus()
    expect(await focused()).not.toBe('a')
  })

  it('has its name, and brings the focus to the top', async () => {
    await openWith({})
    await scroll(900)
    await becomes('active')
    await page.getByRole('link', { name: 'Back to top' }).click()
    await until('the top', async () => (await y()) === 0)
    expect(await focused()).toBe('body')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('skip-link')
  })

  it('lies over nothing at the end of the page, and above a bar at the end of the window', async () => {
    await openWith({}, { ...STILL, viewport: { width: 390, height: 844 } })
    await scroll(99_999)
    await becomes('active')
    const boxes = await page.evaluate(() => {
      const link = document.querySelector('.back-to-top')?.getBoundingClientRect()
      const others = [...document.querySelectorAll('.site-footer a:not(.back-to-top), .site-footer label')]
      return { top: link?.top ?? 0, lowest: Math.max(...others.map((each) => each.getBoundingClientRect().bottom)) }
    })
    expect(boxes.top).toBeGreaterThanOrEqual(boxes.lowest)
    await page.evaluate(() => document.documentElement.style.setProperty('--bottom-bar-height', '80px'))
    const { bottom } = await back().evaluate((element) => element.getBoundingClientRect())
    expect(844 - bottom).toBeGreaterThanOrEqual(80)
  })

  it('may be kept off phones', async () => {
    await openWith({ onPhones: false }, { ...STILL, viewport: { width: 390, height: 844 } })
    await scroll(900)
    await becomes('active')
    expect(await back().isVisible()).toBe(false)
  })

  it.each([
    ['floating-end', 'right'],
    ['start', 'left'],
  ])('stands where it was set: %s', async (position, side) => {
    await openWith({ position })
    await scroll(900)
    await becomes('active')
    const { left, right } = await back().evaluate((element) => {
      const box = element.getBoundingClientRect()
      return { left: box.left, right: document.documentElement.clientWidth - box.right }
    })
    expect(left < right).toBe(side === 'left')
  })

  it('is a plain link of the footer without script', async () => {
    await visit({ header: HEADER, footer: {}, main: PAGE }, { ...WIDE, javaScriptEnabled: false })
    await page.getByRole('link', { name: 'Back to top' }).click()
    await expect.poll(async () => (await page.locator('.site-header').boundingBox())?.y).toBe(0)
    expect(new URL(page.url()).hash).toBe('#top')
  })
})
