import type { Browser } from 'playwright-core'
import { PATIENCE_MS } from './patience.ts'

/** Has the pages of a browser wait as long as this machine needs. */
export function givePatience(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    context.setDefaultTimeout(PATIENCE_MS.action)
    context.setDefaultNavigationTimeout(PATIENCE_MS.navigation)
    return context
  }
  return browser
}
