import { chromium } from 'playwright-core'
import { ensureBrowser } from '../../scripts/launch/browser.mjs'

/**
 * Starts a browser, and ends it when the work is done.
 *
 * @template Result
 * @param {(browser: import('playwright-core').Browser) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withBrowser(work) {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}
