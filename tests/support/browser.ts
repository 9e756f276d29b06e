import { type Browser, type BrowserContextOptions, type ConsoleMessage, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { drawLittle } from './draw-little.ts'
import { givePatience } from './give-patience.ts'
import { PATIENCE_MS } from './patience.ts'
import { shared } from './shared.ts'
import { openWindow } from './windows.ts'

/** Connects to the Chromium that all tests share. Closing it closes the windows of this connection alone. */
export async function openBrowser(): Promise<Browser> {
  return drawLittle(givePatience(await chromium.connect(await shared('browser'), { timeout: PATIENCE_MS.start })))
}

/**
 * A transition between two pages that the browser gave up because the second was there already, or wants none, as those of
 * the admin: no script can hear it.
 */
const GIVEN_UP =
  /^InvalidStateError: Transition was aborted because of invalid state\. (?:Page already revealed|ViewTransition opt-in disabled)$/

/** The touch that Playwright takes back where its tap would have hit something else, while the page scrolls to that. */
const TAP_TAKEN_BACK = /^Ignored attempt to cancel a touch\w+ event with cancelable=false/

/** Scripts of pages have an address, those of Playwright none. */
const isOfPlaywright = (message: ConsoleMessage) => !message.location().url && TAP_TAKEN_BACK.test(message.text())

/**
 * Opens a page that fails its test on any complaint of the console that was not announced.
 *
 * @param options.expectedErrors Console errors that belong to the test.
 */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions & { expectedErrors?: readonly RegExp[] } = {},
): Promise<{ page: Page; close: () => Promise<void> }> {
  const { expectedErrors = [], ...contextOptions } = options
  const { page, release } = await openWindow(browser, contextOptions)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOfPlaywright(message)) complaints.push(complaint(message))
  })
  page.on('pageerror', (error) => !GIVEN_UP.test(String(error)) && complaints.push(String(error)))
  return {
    page,
    async close() {
      await release()
      const unexpected = complaints.filter((text) => !expectedErrors.some((expected) => expected.test(text)))
      expect(unexpected, unexpected.join('\n')).toEqual([])
    },
  }
}

/** Text of a console message, with the address of a resource that failed to load, which browsers leave out. */
function complaint(message: ConsoleMessage): string {
  const text = message.text()
  if (!text.startsWith('Failed to load resource')) return text
  const { url } = message.location()
  return `${text} ${URL.canParse(url) ? new URL(url).pathname : url}`
}

/** Opens an address, and closes its page once `use` is through. Options as of {@link openPage}. */
export async function usePage(
  browser: Browser,
  url: string,
  options: Parameters<typeof openPage>[1],
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const { page, close } = await openPage(browser, options)
  await page.goto(url)
  await use(page)
  await close()
}

/**
 * Waits until nothing on the page is in motion, so that colours and places are those that stay. What moves with the
 * scroll position stands while that does.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline),
  )
}
