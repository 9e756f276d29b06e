import { chromium } from 'playwright-core'
import { ensureBrowser } from '../../scripts/launch/browser.mjs'

/** How much slower than this machine the visitor's is. */
const SLOWDOWN = 4

/** Of the demo's pages the one with most in motion. */
const EFFECTS = '/studio/approach/'

/** Pixels of one turn of the wheel. */
const TURN_PX = 120

/** Frames of 60 a second that may be left out in a row before it is a burst. */
const BURST_FRAMES = 3

const FRAME_MS = 1000 / 60

/**
 * The whole way down the page of effects by wheel, on a slow machine: the longest piece of work on the main thread, and
 * how often at least {@link BURST_FRAMES} frames in a row were not drawn.
 *
 * @param {{ url: string }} site
 */
export async function scrolling({ url }) {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
    await page.goto(url + EFFECTS, { waitUntil: 'networkidle' })
    // What comes while it scrolls is no work of scrolling: everything is fetched once before.
    await wheelThrough(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.evaluate(() => {
      const seen = { tasks: /** @type {number[]} */ ([]), frames: /** @type {number[]} */ ([]) }
      Object.assign(globalThis, { seen })
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.tasks.push(duration)
      }).observe({ type: 'longtask' })
      const note = (/** @type {number} */ time) => {
        seen.frames.push(time)
        requestAnimationFrame(note)
      }
      requestAnimationFrame(note)
    })
    await wheelThrough(page)
    /** @type {{ tasks: number[], frames: number[] }} */
    const { tasks, frames } = await page.evaluate('seen')
    const gaps = frames.slice(1).map((time, index) => time - (frames[index] ?? time))
    return {
      'scroll.task': Math.max(0, ...tasks),
      'scroll.bursts': gaps.filter((gap) => gap > FRAME_MS * (BURST_FRAMES + 1)).length,
    }
  } finally {
    await browser.close()
  }
}

/** @param {import('playwright-core').Page} page */
async function wheelThrough(page) {
  const way = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  await page.mouse.move(200, 400)
  for (let y = 0; y < way; y += TURN_PX) {
    await page.mouse.wheel(0, TURN_PX)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  }
}
