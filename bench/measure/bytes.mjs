import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { ensureBrowser } from '../../scripts/launch/browser.mjs'

const KINDS = /** @type {const} */ ({
  script: 'script',
  stylesheet: 'style',
  document: 'html',
  font: 'font',
  image: 'image',
})

/**
 * Bytes of each demo page before anything is touched, and of the contact page with its form awake. Texts are counted as
 * brotli at its best, pictures and fonts as they are.
 *
 * @param {{ url: string }} site
 */
export async function bytes(site) {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
  try {
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname)
    /** @type {Record<string, Record<string, number>>} */
    const pages = {}
    for (const path of paths) pages[path] = await weigh(browser, site.url + path)
    const awake = await weigh(browser, `${site.url}/contact/`, async (page) => {
      await page.locator('[name="your-name"]').click()
      await page.waitForLoadState('networkidle')
      await page.locator('[name="your-name"]').fill('Ada')
    })
    const still = Object.entries(pages).filter(([path]) => path !== '/contact/')
    return {
      'script.still': Math.min(...still.map(([, page]) => page.script ?? 0)),
      'script.home': pages['/']?.script ?? 0,
      'script.form': awake.script ?? 0,
      style: Math.max(...Object.values(pages).map((page) => page.style ?? 0)),
      pages: { ...pages, '/contact/ (form awake)': awake },
    }
  } finally {
    await browser.close()
  }
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {(page: import('playwright-core').Page) => Promise<void>} [use]
 * @returns {Promise<Record<string, number>>} KB (1000 bytes) by kind.
 */
async function weigh(browser, url, use) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  /** @type {Promise<readonly [string, number]>[]} */
  const weights = []
  page.on('response', (response) => {
    const kind = KINDS[/** @type {keyof typeof KINDS} */ (response.request().resourceType())]
    if (kind && response.ok())
      weights.push(
        response.body().then(
          (body) => [kind, sizeOf(kind, body)],
          () => [kind, 0],
        ),
      )
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await use?.(page)
  /** @type {Record<string, number>} */
  const sums = {}
  for (const [kind, size] of await Promise.all(weights)) sums[kind] = (sums[kind] ?? 0) + size / 1000
  await page.close()
  return sums
}

/** @param {string} kind @param {Buffer} body */
function sizeOf(kind, body) {
  return kind === 'font' || kind === 'image' ? body.length : brotliCompressSync(body).length
}
