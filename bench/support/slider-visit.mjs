import { leaveAlone } from './nobody.mjs'
import { NothingMeasured } from './nothing-measured.mjs'
import { openPage } from './open-page.mjs'

/** How much slower than this machine the visitor's is, where speed is measured. */
export const SLOWDOWN = 4

/**
 * @typedef {object} Seen What a page has noted of itself.
 * @property {number} ready Milliseconds from navigation until the slider ran.
 * @property {number} shift Sum of all layout shifts.
 * @property {string} largest Address of the image that was the largest paint; empty when that was none.
 * @property {number} timers Timers that wait.
 */

/**
 * Opens a page in a window of its own, without anything in the cache, and waits until its slider runs.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {{ slow?: boolean, touch?: boolean, alone?: boolean, still?: boolean }} [options] `alone`: nobody is there;
 *   `still`: the page has no slider.
 */
export async function visit(browser, url, { slow = false, touch = false, alone = false, still = false } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, hasTouch: touch })
  const page = await context.newPage()
  await page.addInitScript(note)
  if (alone) await leaveAlone(page)
  if (slow) {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  }
  await openPage(page, url)
  const sliders = await page.locator('.slider, .carousel, .swiper').count()
  if (sliders > 0 === still) throw new NothingMeasured(`${sliders} sliders at ${new URL(url).pathname}`)
  if (!still) await page.waitForFunction(() => Reflect.get(globalThis, 'seen').ready > 0)
  const watched = await page.evaluate(() => PerformanceObserver.supportedEntryTypes)
  for (const type of ['layout-shift', 'largest-contentful-paint'])
    if (!watched.includes(type)) throw new NothingMeasured(`this browser does not note ${type}`)
  return {
    page,
    /** @returns {Promise<string[]>} Addresses of the scripts that have come. */
    scripts: () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.endsWith('.js')),
      ),
    /** @returns {Promise<Seen>} */
    seen: () => page.evaluate('seen'),
    close: () => context.close(),
  }
}

/** Runs in the page, before anything else. */
function note() {
  const timers = new Set()
  const seen = {
    ready: Number.NaN,
    shift: 0,
    largest: '',
    get timers() {
      return timers.size
    },
  }
  Object.assign(globalThis, { seen })
  /** @param {string} type @param {(entry: PerformanceEntry & { value?: number, url?: string }) => void} then */
  const watch = (type, then) =>
    new PerformanceObserver((list) => list.getEntries().forEach(then)).observe({ type, buffered: true })
  watch('layout-shift', ({ value = 0 }) => {
    seen.shift += value
  })
  watch('largest-contentful-paint', ({ url = '' }) => {
    seen.largest = url
  })

  const ready = () => {
    seen.ready = performance.now()
  }
  addEventListener('vitrine:slider:ready', ready)
  addEventListener('swiper:ready', ready)
  // A carousel says it by an attribute.
  new MutationObserver(ready).observe(document, { subtree: true, attributeFilter: ['data-ready'] })

  const { setTimeout: start, clearTimeout: end } = globalThis
  /** @param {(...given: unknown[]) => void} then @param {number} [ms] @param {unknown[]} given */
  const timed = (then, ms, ...given) => {
    const timer = start(() => {
      timers.delete(timer)
      then(...given)
    }, ms)
    timers.add(timer)
    return timer
  }
  const ended = (/** @type {number | undefined} */ timer) => {
    timers.delete(timer)
    end(timer)
  }
  Object.assign(globalThis, { setTimeout: timed, clearTimeout: ended })
}
