import {
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  type Page,
  type Browser as Program,
} from 'playwright-core'
import { expect } from 'vitest'
import { findHeadlessShell } from '../../scripts/launch/browser.mjs'
import { BROWSER_FLAGS } from './browser-flags.ts'

/** A Chromium as one file has it: its windows are its own, the program serves the other files of its lane, too. */
export type Browser = Pick<Program, 'newContext' | 'newPage' | 'close'>

/** The program of this lane, once a file has asked for it. */
let program: Promise<Program> | undefined

/**
 * Gives the Chromium of this lane. Closing it closes the windows that were opened on it; the program ends with the lane.
 * It is started in the process of the tests: through another one, each word between the two is written and read twice.
 */
export async function openBrowser(): Promise<Browser> {
  program ??= startBrowser()
  const browser = await program
  const contexts = new Set<{ close(): Promise<void> }>()
  const kept = async <Opened extends { close(): Promise<void> }>(opening: Promise<Opened>) => {
    const opened = await opening
    contexts.add(opened)
    return opened
  }
  return {
    newContext: (options) => kept(browser.newContext(options)),
    newPage: (options) => kept(browser.newPage(options)),
    async close() {
      await Promise.all([...contexts].map((context) => context.close()))
    },
  }
}

async function startBrowser(): Promise<Program> {
  const executablePath = findHeadlessShell() ?? process.env.VITRINE_BROWSER
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...BROWSER_FLAGS] })
  // One that broke down in a file is not given to the next.
  browser.once('disconnected', () => {
    program = undefined
  })
  return browser
}

/** A transition between two pages that the browser gave up because the second was there already: no script can hear it. */
const GIVEN_UP = /^InvalidStateError: Transition was aborted because of invalid state\. Page already revealed$/

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
  const context = await browser.newContext(contextOptions)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(complaint(message))
  })
  page.on('pageerror', (error) => !GIVEN_UP.test(String(error)) && complaints.push(String(error)))
  return {
    page,
    async close() {
      await context.close()
      expect(complaints.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([])
    },
  }
}

/** What the console said; the browser does not say by itself what could not be loaded. */
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
