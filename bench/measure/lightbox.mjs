import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { ensureBrowser } from '../../scripts/launch/browser.mjs'

/** Page of the demo with galleries. */
const ROOMS = '/studio/rooms/'

/** Pictures of the large gallery. */
const PICTURES = 500

/** Items that are gone through. */
const MOVES = 40

/** Times that it is opened and closed. */
const ROUNDS = 4

/**
 * Bytes of the lightbox before and when it is opened, without React, as brotli; and a gallery of {@link PICTURES} that is
 * opened, gone through and closed: the longest piece of work on the main thread, and memory afterwards against before.
 *
 * @param {{ url: string }} site
 */
export async function lightbox({ url }) {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    /** @type {Promise<readonly [string, number]>[]} */
    const scripts = []
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return
      scripts.push(response.body().then((body) => [response.url(), brotliCompressSync(body).length / 1000]))
    })
    await page.goto(url + ROOMS, { waitUntil: 'networkidle' })
    await page.evaluate((count) => {
      const list = /** @type {Element} */ (document.querySelector('.gallery__pictures'))
      const [first] = list.children
      while (first && list.children.length < count) list.append(first.cloneNode(true))
    }, PICTURES)
    await round(page, 2)
    const weighed = await Promise.all(scripts)
    const sum = (/** @type {RegExp} */ names) =>
      weighed.reduce((total, [address, size]) => total + (names.test(address) ? size : 0), 0)

    const session = await page.context().newCDPSession(page)
    const heap = async () => {
      for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage')
      return (await session.send('Runtime.getHeapUsage')).usedSize
    }
    await round(page, MOVES)
    const before = await heap()
    await page.evaluate(() => {
      const tasks = /** @type {number[]} */ ([])
      Object.assign(globalThis, { tasks })
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration)
      }).observe({ type: 'longtask' })
    })
    for (let time = 0; time < ROUNDS; time += 1) await round(page, MOVES)
    /** @type {number[]} */
    const tasks = await page.evaluate('tasks')
    return {
      'lightbox.page': sum(/\/lightbox\.enhancer-/),
      'lightbox.viewer': sum(/\/viewer-/),
      'lightbox.styles': sum(/\/styles-/),
      'lightbox.task': Math.max(0, ...tasks),
      'lightbox.memory': (await heap()) / before,
    }
  } finally {
    await browser.close()
  }
}

/** @param {import('playwright-core').Page} page @param {number} moves */
async function round(page, moves) {
  await page.locator('main a[data-lightbox]').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  for (let move = 1; move <= moves; move += 1) {
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction((index) => location.hash.endsWith(`/${index}`), move)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}
