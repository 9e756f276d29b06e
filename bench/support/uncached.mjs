import { median } from './load.mjs'

const CHANGES = 30

/** Milliseconds after which the site has noticed that the revision changed; its lease is 25. */
const LEASE_PASSED_MS = 40

/** Tells the site that content has changed, past whoever changes it. */
export const NOTE_CHANGE = 'update content_revisions set value = value + 1'

/**
 * Median milliseconds of requests after content has changed, with nothing else going on: none of them is in the cache.
 *
 * @template {string} Name
 * @param {{ url: string, change: () => Promise<unknown>, pages: Readonly<Record<Name, string>> }} options Paths by the
 *   name of their figure; the first also reads the frame of all pages.
 * @returns {Promise<Record<Name, number>>}
 */
export async function uncached({ url, change, pages }) {
  const paths = /** @type {[Name, string][]} */ (Object.entries(pages))
  const times = new Map(paths.map(([name]) => [name, /** @type {number[]} */ ([])]))
  for (let count = 0; count < CHANGES; count += 1) {
    await change()
    await new Promise((resolve) => setTimeout(resolve, LEASE_PASSED_MS))
    for (const [name, path] of paths) times.get(name)?.push(await milliseconds(url + path))
  }
  return /** @type {Record<Name, number>} */ (Object.fromEntries([...times].map(([name, all]) => [name, median(all)])))
}

/** @param {string} address */
async function milliseconds(address) {
  const started = performance.now()
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered with ${response.status}.`)
  await response.text()
  return performance.now() - started
}
