import { NothingMeasured } from './nothing-measured.mjs'

/** Milliseconds without a request after which nothing more is expected. */
const QUIET_MS = 500

/** Milliseconds after which a page that goes on asking for things is an error. */
const PATIENCE_MS = 60_000

/**
 * Opens an address and waits until nothing more comes.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} url
 * @returns {Promise<() => Promise<void>>} Waits again, after something was done with the page. (A load state of the browser
 *   is reached once and for all.)
 * @throws {NothingMeasured} when there is no page: one that says "not found" weighs little and moves nothing.
 */
export async function openPage(page, url) {
  /** @type {Set<import('playwright-core').Request>} */
  const waiting = new Set()
  let last = performance.now()
  const note = (/** @type {() => void} */ change) => {
    change()
    last = performance.now()
  }
  page.on('request', (request) => note(() => waiting.add(request)))
  for (const end of /** @type {const} */ (['requestfinished', 'requestfailed']))
    page.on(/** @type {'requestfinished'} */ (end), (request) => note(() => waiting.delete(request)))

  const quiet = async () => {
    const begun = performance.now()
    while (waiting.size > 0 || performance.now() - Math.max(begun, last) < QUIET_MS) {
      if (performance.now() - begun > PATIENCE_MS) throw new Error(`${url} does not come to rest.`)
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 10))
    }
  }
  const response = await page.goto(url)
  if (!response?.ok()) throw new NothingMeasured(`${new URL(url).pathname} answered with ${response?.status()}`)
  await quiet()
  return quiet
}
