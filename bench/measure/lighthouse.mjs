import { withBrowser } from '../support/browser.mjs'
import { installLighthouse } from '../support/lighthouse.mjs'
import { median } from '../support/load.mjs'
import { leaveAlone } from '../support/nobody.mjs'
import { openPage } from '../support/open-page.mjs'
import { withSite } from '../support/site.mjs'
import { sitemapPaths } from '../support/sitemap.mjs'
import { SLOWDOWN } from '../support/slider-visit.mjs'
import { taskTimes } from '../support/task-times.mjs'

/** @typedef {import('../support/lighthouse.mjs').Audit} Audit */

/** Nothing may hold a page up, and nothing move: that Lighthouse looked, its scores prove. */
export const mayBeZero = ['lighthouse.blocking', 'lighthouse.shift']

/** Languages of the demo besides its main one, and the pages that are looked at in them. */
const OTHER_LANGUAGE = /^\/(?:de|he)\//
const IN_OTHER_LANGUAGES = ['/de/', '/de/contact/', '/he/', '/he/contact/']

/** Times that a page is looked at whose performance is not 100, since all on the machine counts; the one in the middle counts. */
const ROUNDS = 3

/** Times that the main thread is measured; the one in the middle counts. */
const OPENINGS = 5

/** Screen of the phone that Lighthouse plays. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** @typedef {Exclude<keyof Audit, 'power'>} Part */
const SCORES = /** @type {const} */ (['performance', 'accessibility', 'bestPractices', 'seo'])
const SPANS = /** @type {const} */ (['blocking', 'shift'])

/** The demo's pages as Lighthouse sees them on a phone, and the work of the main thread while the home page loads. */
export function measure() {
  return withSite(async ({ url }) => {
    const main = await withBrowser((browser) => mainThread(browser, `${url}/`))
    return { 'main.home': main, ...(await scores(url)) }
  })
}

/** @param {string} url */
async function scores(url) {
  const lookAt = await installLighthouse()
  const paths = (await sitemapPaths(url)).filter(
    (path) => !OTHER_LANGUAGE.test(path) || IN_OTHER_LANGUAGES.includes(path),
  )
  /** @type {Record<string, Audit>} */
  const audits = {}
  for (const path of paths) {
    const audit = await middleOf(() => lookAt(url + path))
    audits[path] = audit
    console.log(`${path} ${SCORES.map((part) => audit[part]).join(' ')}`)
  }
  const all = Object.values(audits)
  /** @param {Part} part */
  const of = (part) => all.map((audit) => audit[part])
  return {
    ...Object.fromEntries(SCORES.map((part) => [`lighthouse.${part}`, Math.min(...of(part))])),
    ...Object.fromEntries(SPANS.map((part) => [`lighthouse.${part}`, Math.max(...of(part))])),
    'lighthouse.power': median(all.map(({ power }) => power)),
    pages: Object.fromEntries(Object.entries(audits).map(([path, { performance }]) => [path, performance])),
  }
}

/** @param {() => Promise<Audit>} look @returns {Promise<Audit>} */
async function middleOf(look) {
  const first = await look()
  if (first.performance === 100) return first
  const audits = [first]
  while (audits.length < ROUNDS) audits.push(await look())
  const middle = median(audits.map(({ performance }) => performance))
  return audits.find(({ performance }) => performance === middle) ?? first
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @returns {Promise<number>} Milliseconds of processor time on a machine that is {@link SLOWDOWN} times slower, until nothing more comes.
 */
async function mainThread(browser, address) {
  const sums = []
  for (let time = 0; time < OPENINGS; time += 1) {
    const context = await browser.newContext(PHONE)
    const page = await context.newPage()
    await leaveAlone(page)
    const times = await taskTimes(browser, () => openPage(page, address))
    sums.push(times.reduce((sum, one) => sum + one, 0) * SLOWDOWN)
    await context.close()
  }
  return median(sums)
}
