import { withBrowser } from '../support/browser.mjs'
import { watchLongTasks } from '../support/long-tasks.mjs'
import { NothingMeasured } from '../support/nothing-measured.mjs'
import { openPage } from '../support/open-page.mjs'
import { withSite } from '../support/site.mjs'
import { TURN_PX, wheelThrough } from '../support/wheel.mjs'

/** A task of over 50 ms may not be there, nor a burst. */
export const mayBeZero = ['scroll.task', 'scroll.bursts']

/** How much slower than this machine the visitor's is. */
const SLOWDOWN = 4

/** Of the demo's pages the one with most in motion. */
const EFFECTS = '/studio/approach/'

/** Frames of 60 a second that may be left out in a row before it is a burst. */
const BURST_FRAMES = 3

const FRAME_MS = 1000 / 60

/**
 * The whole way down the page of effects by wheel, on a slow machine: the longest piece of work on the main thread, and
 * how often at least {@link BURST_FRAMES} frames in a row were not drawn.
 */
export function measure() {
  return withSite(({ url }) => withBrowser((browser) => ofPage(browser, url + EFFECTS)))
}

/** @param {import('playwright-core').Browser} browser @param {string} url */
async function ofPage(browser, url) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  const quiet = await openPage(page, url)
  // What comes while it scrolls is no work of scrolling: everything is fetched once before.
  await wheelThrough(page)
  await quiet()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const longestTask = await watchLongTasks(page)
  await page.evaluate(() => {
    const frames = /** @type {number[]} */ ([])
    Object.assign(globalThis, { frames })
    const note = (/** @type {number} */ time) => {
      frames.push(time)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  const { turns, left } = await wheelThrough(page)
  /** @type {number[]} */
  const frames = await page.evaluate('frames')
  if (turns === 0 || left > TURN_PX) throw new NothingMeasured(`${turns} turns of the wheel left ${left} px to go`)
  if (frames.length < turns) throw new NothingMeasured(`${frames.length} frames in ${turns} turns of the wheel`)
  const gaps = frames.slice(1).map((time, index) => time - (frames[index] ?? time))
  return {
    'scroll.task': await longestTask(),
    'scroll.bursts': gaps.filter((gap) => gap > FRAME_MS * (BURST_FRAMES + 1)).length,
  }
}
