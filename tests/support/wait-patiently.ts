import type { Browser } from 'playwright-core'

/** Milliseconds that pages of tests wait for something: the first page of an admin takes half a minute on a busy machine. */
const PATIENCE_MS = 60_000

/** Has the pages of a browser wait longer than Playwright does. */
export function waitPatiently(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    context.setDefaultTimeout(PATIENCE_MS)
    return context
  }
  return browser
}
