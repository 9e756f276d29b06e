import { withBrowser } from '../support/browser.mjs'
import { NothingMeasured } from '../support/nothing-measured.mjs'
import { withSite } from '../support/site.mjs'
import { sitemapPaths } from '../support/sitemap.mjs'
import { weigh } from '../support/weigh.mjs'
import { wheelThrough } from '../support/wheel.mjs'

/** Pages that are opened at a time. */
const AT_A_TIME = 4

/**
 * Bytes of each page of the demo when it is opened and nobody is there; of the home page when it was seen down to its
 * foot; and of the contact page with its form awake.
 */
export function measure() {
  return withSite((site) => withBrowser((browser) => ofSite(browser, site.url)))
}

/** @param {import('playwright-core').Browser} browser @param {string} url */
async function ofSite(browser, url) {
  const pages = await weighAll(browser, url)
  const seen = await weigh(browser, `${url}/`, see)
  const awake = await weigh(browser, `${url}/contact/`, wakeForm)
  const all = Object.values(pages)
  const most = (/** @type {string} */ kind) => Math.max(...all.map((page) => page[kind] ?? Number.NaN))
  return {
    'script.still': Math.min(...all.map(({ script = Number.NaN }) => script)),
    'script.home': seen.script,
    'script.form': awake.script,
    style: most('style'),
    font: most('font'),
    pages: { ...pages, '/ (seen)': seen, '/contact/ (form awake)': awake },
  }
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @returns {Promise<Record<string, Record<string, number>>>} By path, in the order of the sitemap.
 */
async function weighAll(browser, url) {
  const paths = await sitemapPaths(url)
  /** @type {Map<string, Record<string, number>>} */
  const weights = new Map()
  const waiting = [...paths]
  const visitor = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const weight = await weigh(browser, url + path)
      for (const kind of ['html', 'style', 'script', 'font'])
        if (!weight[kind]) throw new NothingMeasured(`no ${kind} came with ${path}`)
      weights.set(path, weight)
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, visitor))
  return Object.fromEntries(paths.map((path) => [path, weights.get(path) ?? {}]))
}

/** @param {import('playwright-core').Page} page */
async function see(page) {
  const { left } = await wheelThrough(page)
  if (left > 1) throw new NothingMeasured(`the home page was not seen: ${left} px are left`)
}

/** @param {import('playwright-core').Page} page */
async function wakeForm(page) {
  const name = page.locator('[name="your-name"]')
  await name.click()
  await page.locator('vitrine-island[data-awake]', { has: name }).waitFor({ state: 'attached' })
  await name.fill('Ada')
}
