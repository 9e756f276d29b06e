import { median } from './load.mjs'
import { fetched, NothingMeasured } from './nothing-measured.mjs'

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
 * @throws {NothingMeasured} when a page is as fast as when it is asked for again at once: it came from the cache.
 */
export async function uncached({ url, change, pages }) {
  const paths = /** @type {[Name, string][]} */ (Object.entries(pages))
  const times = paths.map(([name, path]) => {
    return { name, path, first: /** @type {number[]} */ ([]), again: /** @type {number[]} */ ([]) }
  })
  for (let count = 0; count < CHANGES; count += 1) {
    await change()
    await new Promise((resolve) => setTimeout(resolve, LEASE_PASSED_MS))
    for (const { path, first } of times) first.push(await milliseconds(url + path, count))
    for (const { path, again } of times) again.push(await milliseconds(url + path, count))
  }
  const medians = times.map(({ name, path, first, again }) => {
    if (median(first) <= median(again)) throw new NothingMeasured(`${path} came from the cache`)
    return [name, median(first)]
  })
  return /** @type {Record<Name, number>} */ (Object.fromEntries(medians))
}

/**
 * @param {string} address
 * @param {number} visitor Tells networks apart, on a site that believes its proxies: each may ask for so many pages of a
 *   query in a minute.
 */
async function milliseconds(address, visitor) {
  const started = performance.now()
  await (await fetched(address, { headers: { 'x-forwarded-for': `203.0.113.${visitor}` } })).text()
  return performance.now() - started
}
