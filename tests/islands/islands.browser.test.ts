import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage } from '../support/browser.ts'
import { type IslandSite, startIslandSite } from '../support/island-site.ts'
import { quiet } from '../support/ready.ts'
import { until } from '../support/until.ts'

const NARROW = { width: 390, height: 800 }
const WIDE = { width: 1024, height: 800 }

let site: IslandSite
let browser: Browser
let page: Page
/** A window that stays open from test to test. */
let plain: Awaited<ReturnType<typeof openWindow>>
let closePage: (() => Promise<void>) | undefined

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startIslandSite(), openBrowser()])
  plain = await openWindow([])
})

afterAll(async () => {
  await plain.close()
  await browser.close()
  await site.stop()
})

afterEach(async () => {
  await closePage?.()
  closePage = undefined
})

/** Opens a narrow window whose idle moment comes when the test says {@link becomeIdle}. */
async function openWindow(expectedErrors: readonly RegExp[]) {
  const opened = await openPage(browser, { viewport: NARROW, expectedErrors })
  await opened.page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = []
    window.requestIdleCallback = (callback) => waiting.push(callback)
    window.addEventListener('test:idle', () => {
      for (const callback of waiting) callback({ didTimeout: false, timeRemaining: () => 50 })
    })
  })
  return opened
}

/** Opens a page of the fixture: where complaints belong to the test, in a window of its own. */
async function open(path: string, expectedErrors: readonly RegExp[] = []): Promise<void> {
  if (expectedErrors.length > 0) {
    const opened = await openWindow(expectedErrors)
    page = opened.page
    closePage = opened.close
  } else {
    page = plain.page
    await page.unrouteAll()
    await page.setViewportSize(NARROW)
    await page.mouse.move(0, 0)
    // An address with a place would be found on the page that is there.
    await page.goto('about:blank')
  }
  await page.goto(site.url + path)
}

/** Opens a page of the fixture in a window that no pointer has been in: a page learns where the pointer stands. */
async function openFresh(path: string): Promise<void> {
  const opened = await openWindow([])
  page = opened.page
  closePage = opened.close
  await page.addInitScript(() => {
    const events: string[] = []
    for (const name of ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll', 'hashchange']) {
      addEventListener(name, () => events.push(name), { capture: true })
    }
    Object.assign(window, { events })
  })
  await page.goto(site.url + path)
}

/**
 * Events that look like a visitor: on a page that nobody has touched, a busy browser may report where its pointer is.
 */
const events = () => page.evaluate(() => (window as unknown as { events: string[] }).events)

const becomeIdle = () => page.evaluate(() => window.dispatchEvent(new Event('test:idle')))

/** Brings an element to a distance below the lower edge of the window, in pixels. */
const bringBelowWindow = (text: string, distance: number) =>
  page.getByText(text).evaluate((element, below) => {
    window.scrollBy(0, element.getBoundingClientRect().top - window.innerHeight - below)
  }, distance)

const counter = (label: string) => page.getByRole('button', { name: label })
const isAwake = (label: string) =>
  counter(label).evaluate((button) => button.closest('vitrine-island')?.hasAttribute('data-awake'))

/** Presses a counter until it counts: then React has taken it over. */
async function expectCounting(label: string): Promise<void> {
  await until(`${label} to count`, async () => {
    await counter(label).dispatchEvent('click')
    return (await counter(label).innerText()) !== `${label}: 0`
  })
}

describe('an island', () => {
  it('wakes at once when it says so, and leaves alone those whose moment has not come', async () => {
    await open('/islands/')
    await expectCounting('Loaded')
    for (const label of ['Idle', 'Touched', 'Wide', 'Near', 'Far']) expect(await isAwake(label), label).toBe(false)
  })

  it('wakes when the browser has nothing else to do', async () => {
    await open('/islands/')
    await expectCounting('Loaded')
    expect(await isAwake('Idle')).toBe(false)
    await becomeIdle()
    await expectCounting('Idle')
  })

  it('wakes 200 pixels before it comes into view, and not earlier', async () => {
    await open('/islands/')
    await expectCounting('Loaded')
    await bringBelowWindow('Near:', 300)
    // Observers are notified in order: one made now hears of this place after the island has.
    await seenByObserver()
    expect(await isAwake('Near')).toBe(false)
    await bringBelowWindow('Near:', 100)
    await expectCounting('Near')
    expect(await isAwake('Far')).toBe(false)
  })

  it('wakes at a touch, and not because a pointer passes', async () => {
    await open('/islands/')
    await expectCounting('Loaded')
    await counter('Touched').hover()
    expect(await isAwake('Touched')).toBe(false)
    await counter('Touched').click()
    await until('the island to be awake', () => isAwake('Touched'))
    await expectCounting('Touched')
  })

  it('wakes when the keyboard reaches it', async () => {
    await open('/islands/')
    await expectCounting('Loaded')
    await counter('Idle').focus()
    expect(await isAwake('Touched')).toBe(false)
    await page.keyboard.press('Tab')
    await until('the island to be awake', () => isAwake('Touched'))
    await expectCounting('Touched')
  })

  it('wakes when its media query begins to match', async () => {
    await open('/islands/')
    await expectCounting('Loaded')
    expect(await isAwake('Wide')).toBe(false)
    await page.setViewportSize(WIDE)
    await expectCounting('Wide')
  })

  it('wakes with the props that the server rendered, and changes nothing by waking', async () => {
    await open('/islands/')
    const before = await page.locator('vitrine-island').first().innerHTML()
    await becomeIdle()
    await until('the island to be awake', () => isAwake('Idle'))
    await page
      .locator('vitrine-island[data-ready]')
      .filter({ has: counter('Idle') })
      .waitFor({ state: 'attached' })
    expect(await page.locator('vitrine-island').first().innerHTML()).toBe(before)
  })
})

/** Resolves when an observer with the margin of islands has been notified of the window as it is. */
const seenByObserver = () =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(
          () => {
            observer.disconnect()
            resolve()
          },
          { rootMargin: '200px' },
        )
        observer.observe(document.body)
      }),
  )

/** Holds back the island's script until the returned function is called. */
async function holdScript(name: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/${name}*.js`, async (route) => {
    await released
    await route.continue()
  })
  return release
}

describe('a submit that wakes an island', () => {
  const form = () => page.locator('form')
  const send = (name: string) => page.getByRole('button', { name })

  it('is kept while the island loads, and sent again once it is awake', async () => {
    await open('/letter/')
    const release = await holdScript('letter')
    await page.getByLabel('Words').fill('All is well')
    await send('Send a letter').click()
    release()
    await page.getByText('All is well (letter)').waitFor()
    expect(new URL(page.url()).pathname).toBe('/letter/')
  })

  it('is sent once, by the last button, however often the visitor pressed', async () => {
    await open('/letter/')
    const release = await holdScript('letter')
    await page.getByLabel('Words').fill('All is well')
    await send('Send a letter').click()
    await send('Send a letter').click()
    await send('Send a telegram').click()
    release()
    await form().getByRole('status').filter({ hasText: 'telegram' }).waitFor()
    expect(await form().getByRole('status').innerText()).toBe('All is well (telegram)')
  })

  it('is heard when the Enter key sends it', async () => {
    await open('/letter/')
    const release = await holdScript('letter')
    await page.getByLabel('Words').fill('By key')
    await page.keyboard.press('Enter')
    release()
    await page.getByText('By key (letter)').waitFor()
  })

  it('goes to the server without script', async () => {
    const { page: plain, close } = await openPage(browser, { javaScriptEnabled: false })
    await plain.goto(`${site.url}/letter/`)
    await plain.getByLabel('Words').fill('Plain')
    await plain.getByRole('button', { name: 'Send a letter' }).click()
    await plain.waitForURL('**/posted/?words=Plain&way=letter')
    await close()
  })
})

describe('an island that throws while it hydrates', () => {
  /** Console errors from here on. */
  function listen(): string[] {
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(String(error)))
    return complaints
  }

  it('leaves what the server rendered, with what the visitor typed, and says so once', async () => {
    await open('/broken/', [/The letter is broken/])
    const complaints = listen()
    const field = page.getByLabel('Words')
    await field.fill('Typed before')
    await until('the complaint', () => complaints.length > 0)
    await expectCounting('Beside it')
    expect(await field.inputValue()).toBe('Typed before')
    await page.getByRole('button', { name: 'Send a letter' }).click()
    await page.waitForURL('**/posted/?words=Typed+before&way=letter')
    expect(complaints).toEqual([expect.stringContaining('The letter is broken.')])
  })

  it('leaves the focus where the visitor types, and the caret in its place', async () => {
    await open('/broken/', [/The letter is broken/])
    const complaints = listen()
    const release = await holdScript('broken-letter')
    const field = page.getByLabel('Words')
    await field.pressSequentially('elm yew')
    for (let step = 0; step < ' yew'.length; step += 1) await page.keyboard.press('ArrowLeft')
    release()
    await until('the complaint', () => complaints.length > 0)
    await page.keyboard.type(', oak')
    expect(await field.inputValue()).toBe('elm, oak yew')
  })

  it('lets a submit that woke it go to the server', async () => {
    await open('/broken/', [/The letter is broken/])
    await page.getByRole('button', { name: 'Send a telegram' }).click()
    await page.waitForURL('**/posted/?words=&way=telegram')
  })

  it('does not keep others from waking', async () => {
    await open('/broken/', [/The letter is broken/])
    await page.getByLabel('Words').focus()
    await expectCounting('Beside it')
  })
})

describe('an island that throws later', () => {
  it('goes back to what the server rendered, and says so once', async () => {
    await open('/fragile/', [/The cup is broken/])
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(String(error)))
    const cup = page.getByRole('button', { name: 'Press the cup' })
    await until('the cup to break', async () => {
      await cup.dispatchEvent('click')
      return complaints.length > 0
    })
    await cup.waitFor()
    expect(complaints).toEqual([expect.stringContaining('The cup is broken.')])
  })
})

describe('a form that throws later', () => {
  it('keeps what was entered, and the caret in its place', async () => {
    await open('/brittle/', [/The letter has cracked/])
    await page.locator('vitrine-island[data-ready]').waitFor()
    await page.getByLabel('Second').check()
    await page.getByLabel('Paper').selectOption('Grey')
    const field = page.getByLabel('Words')
    await field.pressSequentially('elm yew')
    expect(await page.locator('output').innerText()).toBe('7')
    for (let step = 0; step < ' yew'.length; step += 1) await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('!')
    await until('the server’s markup', async () => (await page.locator('output').innerText()) === '0')
    await page.keyboard.type(' oak')
    expect(await field.inputValue()).toBe('elm! oak yew')
    expect([await page.getByLabel('First').isChecked(), await page.getByLabel('Second').isChecked()]).toEqual([
      false,
      true,
    ])
    expect(await page.getByLabel('Paper').inputValue()).toBe('Grey')
  })
})

describe('an island that the script does not have', () => {
  it('is named in the console and hinders nobody', async () => {
    await open('/forgotten/', [/asks for "forgotten".*Build the site again/])
    await expectCounting('Beside it')
    expect(await counter('Forgotten').innerText()).toBe('Forgotten: 0')
  })
})

describe('an enhancer', () => {
  const marked = (text: string) => page.locator('[data-mark]').filter({ hasText: text })
  const marks = () => page.locator('[data-mark]').allInnerTexts()
  const opened = async () => {
    await open('/enhancers/')
    await marked('Loaded').waitFor()
  }

  it('starts at once when it says so, with its props, before any other', async () => {
    await opened()
    expect(await marks()).toEqual(['Loaded'])
    expect(await marked('Loaded').getAttribute('data-mark')).toBe('as told')
  })

  it('starts when the browser has nothing else to do', async () => {
    await opened()
    await becomeIdle()
    await marked('Idle').waitFor()
    expect(await marks()).toEqual(['Idle', 'Loaded'])
  })

  it('starts before it comes into view', async () => {
    await opened()
    await bringBelowWindow('Near', 100)
    await marked('Near').waitFor()
    expect(await marks()).toEqual(['Loaded', 'Near'])
  })

  it('starts at a touch', async () => {
    await opened()
    await page.getByRole('button', { name: 'Touched' }).click()
    await marked('Touched').waitFor()
    expect(await marks()).toEqual(['Touched', 'Loaded'])
  })

  /** Looks for marks after `act` on a page whose browser reported no sign of a visitor by itself meanwhile. */
  const marksUnattended = async (act: () => Promise<number>) => {
    let found: string[] = []
    await until('a page that its browser tells of no visitor', async () => {
      await closePage?.()
      await openFresh('/attention/')
      await marked('Loaded').waitFor()
      const caused = await act()
      found = await marks()
      return (await events()).length === caused
    })
    return found
  }

  it.each([
    ['a movement of the pointer', () => page.mouse.move(9, 9, { steps: 2 })],
    ['a key', () => page.keyboard.press('Shift')],
    ['a scroll', () => page.evaluate(() => scrollTo(0, 9))],
  ])('that waits for attention starts at %s, and not before', async (_, attend) => {
    const before = await marksUnattended(async () => {
      await becomeIdle()
      return 0
    })
    expect(before).toEqual(['Loaded'])
    await attend()
    await marked('Attended').waitFor()
  })

  it('that waits for attention does not take a pointer that lies still for a visitor', async () => {
    const reports = 3
    const found = await marksUnattended(async () => {
      await page.evaluate(async (count) => {
        const lying = { bubbles: true, clientX: 9, clientY: 9 }
        for (let report = 0; report < count; report += 1) {
          document.body.dispatchEvent(new PointerEvent('pointermove', lying))
        }
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }, reports)
      return reports
    })
    expect(found).toEqual(['Loaded'])
  })

  it('that waits for attention starts at once on a page that was opened at a place', async () => {
    await open('/attention/#place')
    await marked('Attended').waitFor()
  })

  it('starts when its media query begins to match', async () => {
    await opened()
    await page.setViewportSize(WIDE)
    await marked('Wide').waitFor()
    expect(await marks()).toEqual(['Wide', 'Loaded'])
  })

  it('needs no React', async () => {
    const scripts: string[] = []
    const { page: watched, close } = await openPage(browser)
    watched.on('request', (request) => scripts.push(new URL(request.url()).pathname))
    await watched.goto(`${site.url}/enhancers/`)
    await quiet(watched)
    expect(scripts).toContain('/mark.enhancer.js')
    expect(scripts.filter((path) => /hydrate|island|react/.test(path))).toEqual([])
    await close()
  })

  it('ends when its element leaves the page, and starts again when it is back', async () => {
    await opened()
    const element = await page.locator('vitrine-enhance').filter({ hasText: 'Loaded' }).elementHandle()
    await element?.evaluate((node) => node.remove())
    expect(await element?.evaluate((node) => node.firstElementChild?.hasAttribute('data-mark'))).toBe(false)
    await element?.evaluate((node) => document.body.append(node))
    await marked('Loaded').waitFor()
  })

  it('never starts when its element has left before its moment', async () => {
    await opened()
    const gone = await page.locator('vitrine-enhance').filter({ hasText: 'Idle' }).elementHandle()
    await gone?.evaluate((node) => node.remove())
    await becomeIdle()
    await page.getByRole('button', { name: 'Touched' }).click()
    await marked('Touched').waitFor()
    expect(await gone?.evaluate((node) => node.firstElementChild?.hasAttribute('data-mark'))).toBe(false)
  })
})
