import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage } from '../support/browser.ts'
import { ready, turn } from '../support/ready.ts'
import { startSite, type TestSite } from '../support/site.ts'
import { until } from '../support/until.ts'

const WIDE = { viewport: { width: 1440, height: 900 } } satisfies BrowserContextOptions
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } satisfies BrowserContextOptions

let site: TestSite
let browser: Browser
let page: Page

/** Windows stay open from test to test, by their options. */
const windows = new Map<string, Awaited<ReturnType<typeof openPage>>>()

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})

afterAll(async () => {
  for (const { close } of windows.values()) await close()
  await browser.close()
  await site.stop()
})

/** Goes to a page, as on a first visit. */
async function open(options: BrowserContextOptions, path = '/'): Promise<void> {
  const kind = JSON.stringify(options)
  const opened = windows.get(kind)
  if (opened) {
    page = opened.page
    await page.mouse.move(2, 2)
    await page.evaluate(() => localStorage.clear())
    if (options.viewport) await page.setViewportSize(options.viewport)
  } else {
    const fresh = await openPage(browser, options)
    windows.set(kind, fresh)
    page = fresh.page
  }
  await page.goto(site.url + path)
  await page.mouse.move(1, 1, { steps: 2 })
}

/** Text of what has the focus, or its name. */
const focused = () =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim())

/** Notes what begins to move in an element from here on. */
const noteMovements = (of = 'body') =>
  page.locator(of).evaluate((element) => {
    const moved: string[] = []
    Object.assign(globalThis, { moved })
    for (const name of ['transitionrun', 'animationstart'])
      element.addEventListener(name, ({ target }) => moved.push((target as Element).getAttribute('class') ?? ''))
  })

/** Classes of what has begun to move. */
const movements = async () => {
  await turn(page)
  return page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)
}

describe('the menu of a wide window', () => {
  const bar = () => page.locator('.menu-bar')
  const link = (name: string) => bar().getByRole('link', { name, exact: true })
  const button = () => bar().getByRole('button', { name: /submenu of Services/ })
  const expanded = () => button().getAttribute('aria-expanded')
  const opens = () => until('the list to open', async () => (await expanded()) === 'true')
  const closes = () => until('the list to close', async () => (await expanded()) === 'false')

  /** Opens a page, and waits until script has taken the menu over. */
  async function openWide(options: BrowserContextOptions = {}): Promise<void> {
    await open({ ...WIDE, ...options })
    await until('the menu to be enhanced', async () => (await expanded()) === 'false')
  }

  describe('by keyboard', () => {
    it.each(['Enter', 'Space'])('opens and closes with %s, and says so', async (key) => {
      await openWide()
      await button().focus()
      await page.keyboard.press(key)
      expect(await expanded()).toBe('true')
      expect(await focused()).toBe('Close submenu of Services')
      await link('Interiors').waitFor()
      await page.keyboard.press(key)
      expect(await expanded()).toBe('false')
      expect(await focused()).toBe('Open submenu of Services')
      await link('Interiors').waitFor({ state: 'hidden' })
    })

    it('names the list that its button opens', async () => {
      await openWide()
      const id = await button().getAttribute('aria-controls')
      expect(await page.locator(`ul#${id}`).getByText('Interiors').count()).toBe(1)
    })

    it('comes in the order of reading: entry, button, list when open, next entry', async () => {
      await openWide()
      await link('Services').focus()
      const tab = async () => {
        await page.keyboard.press('Tab')
        return focused()
      }
      expect([await tab(), await tab()]).toEqual(['Open submenu of Services', 'Work'])
      await button().click()
      await button().focus()
      expect([await tab(), await tab(), await tab(), await tab(), await tab()]).toEqual([
        'Interiors',
        'Furniture',
        'Light',
        'Prices',
        'Work',
      ])
    })

    it('closes when the focus leaves it', async () => {
      await openWide()
      await button().focus()
      await page.keyboard.press('Enter')
      for (let tabs = 0; tabs < 5; tabs += 1) await page.keyboard.press('Tab')
      expect(await focused()).toBe('Work')
      expect(await expanded()).toBe('false')
    })

    it('opens with the down arrow onto its first link, and moves by arrows', async () => {
      await openWide()
      await link('Services').focus()
      const press = async (key: string) => {
        await page.keyboard.press(key)
        return focused()
      }
      expect(await press('ArrowDown')).toBe('Interiors')
      expect(await expanded()).toBe('true')
      expect(await press('ArrowDown')).toBe('Furniture')
      expect(await press('ArrowUp')).toBe('Interiors')
    })

    it('moves along the bar by arrows', async () => {
      await openWide()
      await link('Services').focus()
      const press = async (key: string) => {
        await page.keyboard.press(key)
        return focused()
      }
      expect([await press('ArrowRight'), await press('ArrowRight'), await press('ArrowLeft')]).toEqual([
        'Open submenu of Services',
        'Work',
        'Open submenu of Services',
      ])
    })

    it('closes with Escape and brings the focus back to its button', async () => {
      await openWide()
      await link('Services').focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Escape')
      expect(await expanded()).toBe('false')
      expect(await focused()).toBe('Open submenu of Services')
    })

    it('follows a link of the second level', async () => {
      await openWide()
      await link('Services').focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/services/interiors/')
      expect(await bar().locator('[aria-current="page"]').textContent()).toBe('Interiors')
    })
  })

  describe('by pointer', () => {
    const place = async () => {
      const box = await bar().locator('[data-branch]').first().boundingBox()
      if (!box) throw new Error('The entry is not there.')
      return { x: box.x + 4, y: box.y + box.height / 2 }
    }
    const away = () => page.mouse.move(700, 700)

    /** Opens a page whose clock the test moves. */
    async function openStill(): Promise<void> {
      const opened = windows.get('still') ?? (await openPage(browser, WIDE))
      windows.set('still', opened)
      page = opened.page
      await page.clock.install()
      await page.goto(site.url)
      await until('the menu to be enhanced', async () => (await expanded()) === 'false')
      await page.clock.pauseAt(Date.now() + 60_000)
      await away()
    }

    it('opens where a pointer rests', async () => {
      await openWide()
      await link('Services').hover()
      await opens()
      await link('Interiors').waitFor()
    })

    it('stays closed while a pointer travels over it', async () => {
      await openStill()
      const { x, y } = await place()
      await page.mouse.move(x, y)
      for (let step = 1; step < 6; step += 1) {
        await page.mouse.move(x + step * 10, y)
        await page.clock.runFor(100)
        expect(await expanded()).toBe('false')
      }
      await page.clock.runFor(100)
      expect(await expanded()).toBe('true')
    })

    it('stays closed when the pointer has left before it rested', async () => {
      await openStill()
      const { x, y } = await place()
      await page.mouse.move(x, y)
      await page.clock.runFor(99)
      await away()
      await page.clock.runFor(1000)
      expect(await expanded()).toBe('false')
    })

    it('stays open on the way into its list, and closes when the pointer leaves', async () => {
      await openWide()
      await link('Services').hover()
      await opens()
      await link('Light').hover()
      expect(await expanded()).toBe('true')
      await away()
      await closes()
    })

    it('stays open after a press, wherever the pointer goes, until somebody presses elsewhere', async () => {
      await openWide()
      await button().click()
      expect(await expanded()).toBe('true')
      await away()
      expect(await expanded()).toBe('true')
      await page.mouse.down()
      expect(await expanded()).toBe('false')
    })

    it('closes with Escape, and leaves the focus where it was', async () => {
      await openWide()
      await link('Studio').focus()
      await link('Services').hover()
      await opens()
      await page.keyboard.press('Escape')
      expect(await expanded()).toBe('false')
      expect(await focused()).toBe('Studio')
    })
  })

  it('fades its list in, and not for who wants no motion', async () => {
    const moved = async (reducedMotion: 'reduce' | 'no-preference') => {
      await openWide({ reducedMotion })
      await noteMovements()
      await button().click()
      const names = await movements()
      return names.filter((name) => name.startsWith('menu-bar'))
    }
    expect(await moved('no-preference')).toContain('menu-bar__branch')
    expect(await moved('reduce')).toEqual([])
  })
})

describe('the menu of a phone', () => {
  const opener = () => page.locator('.site-header').getByRole('button', { name: 'Menu' })
  const dialog = () => page.getByRole('dialog')
  const close = () => dialog().getByRole('button', { name: 'Close', exact: true })
  const second = () => dialog().locator('summary').filter({ hasText: 'submenu of Services' })
  const child = (name: string) => dialog().getByRole('link', { name, exact: true })

  async function openDrawer(options: BrowserContextOptions = PHONE): Promise<void> {
    await open(options)
    await opener().waitFor()
    await opener().click()
    await dialog().waitFor()
  }

  /** Tells if the focus is in the dialog; the browser's own toolbar, which a keyboard may pass, counts as neither. */
  const focusInside = () =>
    page.evaluate(() =>
      document.activeElement === document.body ? undefined : !!document.activeElement?.closest('dialog'),
    )

  it('opens at a touch, as a dialog with a name', async () => {
    await open(PHONE)
    expect(await opener().getAttribute('aria-haspopup')).toBe('dialog')
    await opener().tap()
    await dialog().waitFor()
    expect(await dialog().getAttribute('aria-label')).not.toBe('')
    expect(await focusInside()).toBe(true)
  })

  it('keeps the focus inside', async () => {
    await openDrawer()
    const seen = []
    for (let tabs = 0; tabs < 20; tabs += 1) {
      await page.keyboard.press('Tab')
      seen.push(await focusInside())
    }
    expect(seen).toContain(true)
    expect(seen).not.toContain(false)
  })

  it('keeps the page behind it out of reach and still', async () => {
    await openDrawer()
    await page.evaluate(() => document.querySelector<HTMLElement>('main a')?.focus())
    expect(await focusInside()).not.toBe(false)
    await page.mouse.wheel(0, 2000)
    await turn(page)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  it('closes with Escape, and brings the focus back', async () => {
    await openDrawer()
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'hidden' })
    expect(await focused()).toBe('Menu')
  })

  it('closes with its button, and brings the focus back', async () => {
    await openDrawer()
    await close().tap()
    await dialog().waitFor({ state: 'hidden' })
    expect(await focused()).toBe('Menu')
  })

  it('closes at a press beside it', async () => {
    await openDrawer({ viewport: { width: 800, height: 900 } })
    await page.mouse.click(40, 500)
    await dialog().waitFor({ state: 'hidden' })
  })

  it('opens its second level at a touch, and leads to it', async () => {
    await openDrawer()
    expect(await child('Interiors').isVisible()).toBe(false)
    await second().tap()
    await child('Interiors').tap()
    await page.waitForURL('**/services/interiors/')
    await dialog().waitFor({ state: 'hidden' })
  })

  it('opens its second level by keyboard', async () => {
    await openDrawer()
    await second().focus()
    await page.keyboard.press('Enter')
    await child('Interiors').waitFor()
    await page.keyboard.press('Space')
    await child('Interiors').waitFor({ state: 'hidden' })
  })

  it('shows the branch of the page that is open', async () => {
    await open(PHONE, '/services/light/')
    await opener().tap()
    await child('Light').waitFor()
    expect(await child('Light').getAttribute('aria-current')).toBe('page')
  })

  it('closes when the window becomes wide', async () => {
    await openDrawer({ viewport: { width: 800, height: 900 } })
    await page.setViewportSize(WIDE.viewport)
    await dialog().waitFor({ state: 'hidden' })
    await page.locator('.menu-bar').getByRole('link', { name: 'Studio' }).click()
    await page.waitForURL('**/studio/')
  })

  it('stays open when it was opened before its script had come', async () => {
    const opened = await openPage(browser, PHONE)
    page = opened.page
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/menu-drawer*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(site.url)
    await page.locator('summary').filter({ hasText: /^Menu/ }).tap()
    await page.getByRole('link', { name: 'Studio', exact: true }).first().waitFor()
    release()
    await dialog().waitFor()
    await opened.close()
  })

  it('comes in with a movement, and not for who wants no motion', async () => {
    const moved = async (reducedMotion: 'reduce' | 'no-preference') => {
      await open({ ...PHONE, reducedMotion })
      await opener().waitFor()
      await noteMovements()
      await opener().click()
      await dialog().waitFor()
      const names = await movements()
      return names.filter((name) => name.startsWith('menu-drawer'))
    }
    expect(await moved('no-preference')).toContain('menu-drawer__dialog')
    expect(await moved('reduce')).toEqual([])
  })
})

describe('without script', () => {
  const plain = { javaScriptEnabled: false }

  it('the second level opens under a pointer and leads on', async () => {
    await open({ ...WIDE, ...plain })
    await page.locator('.menu-bar').getByRole('link', { name: 'Services', exact: true }).hover()
    await page.locator('.menu-bar').getByRole('link', { name: 'Interiors', exact: true }).click()
    await page.waitForURL('**/services/interiors/')
  })

  it('the second level opens for a keyboard and leads on', async () => {
    await open({ ...WIDE, ...plain })
    await page.locator('.menu-bar').getByRole('link', { name: 'Services', exact: true }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/services/interiors/')
  })

  it('the menu of a phone unfolds in the page, and so does its second level', async () => {
    await open({ ...PHONE, ...plain })
    const menu = page.locator('.menu-drawer')
    const child = menu.getByRole('link', { name: 'Interiors', exact: true })
    expect(await child.isVisible()).toBe(false)
    await menu.locator('summary').filter({ hasText: /^Menu/ }).tap()
    await menu.locator('summary').filter({ hasText: 'submenu of Services' }).tap()
    await child.tap()
    await page.waitForURL('**/services/interiors/')
  })

  it('the choice of the colour scheme, which needs script, is not shown', async () => {
    await open({ ...WIDE, ...plain })
    expect(await page.locator('.scheme-switch').isVisible()).toBe(false)
  })
})

describe('the colour scheme', () => {
  const choice = (name: string, of = page) => of.getByRole('group', { name: 'Colour scheme' }).getByLabel(name)
  const paper = (of = page) => of.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  let light: string
  let dark: string

  beforeAll(async () => {
    const paperOf = async (colorScheme: 'light' | 'dark') => {
      await open({ ...WIDE, colorScheme })
      return paper()
    }
    light = await paperOf('light')
    dark = await paperOf('dark')
  })

  /** Chooses a scheme, once the switch is at work. */
  async function choose(name: string, of = page): Promise<void> {
    await choice(name, of).scrollIntoViewIfNeeded()
    await ready(of)
    await choice(name, of).check()
  }

  it('is that of the device until the visitor chooses', () => expect(light).not.toBe(dark))

  it.each(['Light', 'Dark'])('is what the visitor chose, on every page and after a reload: %s', async (name) => {
    const [chosen, device] = name === 'Dark' ? ([dark, 'light'] as const) : ([light, 'dark'] as const)
    await open({ ...WIDE, colorScheme: device })
    await choose(name)
    expect(await paper()).toBe(chosen)
    await page.reload()
    expect(await paper()).toBe(chosen)
    await page.goto(`${site.url}/services/`)
    expect(await paper()).toBe(chosen)
    await choice(name).scrollIntoViewIfNeeded()
    await until('the switch to show the choice', () => choice(name).isChecked())
  })

  it('is there before the script of the site has come', async () => {
    await open({ ...WIDE, colorScheme: 'light' })
    await choose('Dark')
    await page.route('**/assets/*.js', () => {}) // Never comes.
    await page.goto(`${site.url}/services/`, { waitUntil: 'commit' })
    await page.locator('h1').waitFor()
    // Its style sheet may be on its way.
    await expect.poll(() => paper()).toBe(dark)
    await page.unroute('**/assets/*.js')
  })

  it('goes back to the device with “Automatic”', async () => {
    await open({ ...WIDE, colorScheme: 'light' })
    await choose('Dark')
    await choice('Automatic').check()
    expect(await paper()).toBe(light)
    await page.reload()
    expect(await paper()).toBe(light)
  })

  it('follows a choice made in another window', async () => {
    await open({ ...WIDE, colorScheme: 'light' })
    await choose('Light')
    const other = await page.context().newPage()
    await other.goto(site.url)
    await choose('Dark', other)
    await until('the first window to follow', async () => (await paper()) === dark)
    await other.close()
  })
})

describe('the header', () => {
  const header = () => page.locator('.site-header')
  const state = () => header().getAttribute('data-state')
  const becomes = (wanted: string) => until(`the header to be ${wanted}`, async () => (await state()) === wanted)
  const scroll = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)

  /** Waits until the script of the header has measured it. */
  const measured = () =>
    until('the header to be measured', () =>
      page.evaluate(() => document.documentElement.style.getPropertyValue('--header-height') !== ''),
    )

  it('says whether it is stuck, in its state and by events', async () => {
    await open(WIDE)
    await measured()
    await page.evaluate(() => {
      document.addEventListener('vitrine:sticky:change', ({ detail }: CustomEventInit) => {
        document.body.dataset.changes = `${document.body.dataset.changes ?? ''}${detail.from}>${detail.to} `
      })
    })
    expect(await state()).toBe('unstuck')
    await scroll(900)
    await becomes('stuck')
    await scroll(1200)
    await scroll(0)
    await becomes('unstuck')
    expect(await page.evaluate(() => document.body.dataset.changes)).toBe('unstuck>stuck stuck>unstuck ')
  })

  it.each([
    ['wide window', WIDE],
    ['phone', PHONE],
  ])('stays at the top of a %s, as high as it says', async (_, options) => {
    await open({ ...options, reducedMotion: 'reduce' })
    await measured()
    await scroll(900)
    await becomes('stuck')
    const { bottom, said } = await page.evaluate(() => ({
      bottom: document.querySelector('.site-header__bar')?.getBoundingClientRect().bottom,
      said: getComputedStyle(document.documentElement).getPropertyValue('--header-height'),
    }))
    expect(`${bottom}px`).toBe(said)
  })

  it('does not stick in a window that it would fill', async () => {
    await open({ viewport: { width: 800, height: 200 } })
    await measured()
    await scroll(900)
    await turn(page)
    expect(
      await page.evaluate(() => document.querySelector('.site-header')?.getBoundingClientRect().bottom),
    ).toBeLessThan(0)
    expect(await state()).toBe('unstuck')
  })

  it('shrinks with a movement, and not for who wants no motion', async () => {
    const moved = async (reducedMotion: 'reduce' | 'no-preference') => {
      await open({ ...WIDE, reducedMotion })
      await measured()
      await noteMovements('.site-header')
      await scroll(900)
      await becomes('stuck')
      return movements()
    }
    expect((await moved('no-preference')).at(-1)).toMatch(/^site-header/)
    expect(await moved('reduce')).toEqual([])
  })
})
