import { brotliCompressSync } from 'node:zlib'
import { leaveAlone } from './nobody.mjs'
import { openPage } from './open-page.mjs'

const KINDS = /** @type {const} */ ({
  script: 'script',
  stylesheet: 'style',
  document: 'html',
  font: 'font',
  image: 'image',
})

/**
 * Actions of a visitor with a phone on a page.
 *
 * @typedef {(page: import('playwright-core').Page) => Promise<void>} Visit
 */

/**
 * Weighs what comes of a page. Texts are counted as brotli at its best, images and fonts as they are.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {Visit} [visit] Without it the page is opened, and nobody is there.
 * @returns {Promise<Record<string, number>>} KB (1000 bytes) by kind; a kind that the page does not have is left out.
 */
export async function weigh(browser, url, visit) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  /** @type {Promise<readonly [string, number]>[]} */
  const weights = []
  page.on('response', (response) => {
    const kind = KINDS[/** @type {keyof typeof KINDS} */ (response.request().resourceType())]
    if (kind && response.ok()) weights.push(response.body().then((body) => [kind, sizeOf(kind, body)]))
  })
  try {
    if (!visit) await leaveAlone(page)
    const quiet = await openPage(page, url)
    await visit?.(page)
    await quiet()
    /** @type {Record<string, number>} */
    const sums = {}
    for (const [kind, size] of await Promise.all(weights)) sums[kind] = (sums[kind] ?? 0) + size / 1000
    return sums
  } finally {
    await page.close()
  }
}

/** @param {string} kind @param {Buffer} body */
function sizeOf(kind, body) {
  return kind === 'font' || kind === 'image' ? body.length : brotliCompressSync(body).length
}
