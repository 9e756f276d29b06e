import { brotliCompressSync } from 'node:zlib'
import { withBrowser } from '../support/browser.mjs'
import { watchLongTasks } from '../support/long-tasks.mjs'
import { NothingMeasured } from '../support/nothing-measured.mjs'
import { openPage } from '../support/open-page.mjs'
import { withSite } from '../support/site.mjs'

/** A task of over 50 ms may not be there. */
export const mayBeZero = ['lightbox.task']

/** Page of the demo with galleries. */
const ROOMS = '/studio/rooms/'

/** Images of the large gallery. */
const IMAGES = 500

/** Items that are gone through. */
const MOVES = 40

/** Times that it is opened and closed. */
const ROUNDS = 4

/**
 * Bytes of the lightbox before and when it is opened, without React, as brotli; and a gallery of {@link PICTURES} that is
 * opened, gone through and closed: the longest piece of work on the main thread, and memory afterwards against before.
 */
export function measure() {
  return withSite(({ url }) => withBrowser((browser) => ofGallery(browser, url + ROOMS)))
}

/** @param {import('playwright-core').Browser} browser @param {string} url */
async function ofGallery(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  /** @type {Promise<readonly [string, number]>[]} */
  const scripts = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    scripts.push(response.body().then((body) => [response.url(), brotliCompressSync(body).length / 1000]))
  })
  await openPage(page, url)
  const images = await page.evaluate((count) => {
    const list = /** @type {Element} */ (document.querySelector('.gallery__pictures'))
    const [first] = list.children
    while (first && list.children.length < count) list.append(first.cloneNode(true))
    return list.children.length
  }, IMAGES)
  if (images < IMAGES) throw new NothingMeasured(`a gallery of ${images} pictures`)
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
  const longestTask = await watchLongTasks(page)
  for (let time = 0; time < ROUNDS; time += 1) await round(page, MOVES)
  return {
    'lightbox.page': sum(/\/lightbox\.enhancer-/),
    'lightbox.viewer': sum(/\/viewer-/),
    'lightbox.styles': sum(/\/styles-/),
    'lightbox.task': await longestTask(),
    'lightbox.memory': (await heap()) / before,
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
