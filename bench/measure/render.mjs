import { createClient } from '@libsql/client'
import { median } from '../support/load.mjs'

const CHANGES = 30

/** Milliseconds after which the site has noticed that the revision changed; its lease is 25. */
const LEASE_PASSED_MS = 40

/** Pages that are asked for after each change, by the name of their figure. The first also reads the frame of all pages. */
const PAGES = {
  'page.first': '/privacy/',
  'page.render': '/',
  'archive.render': '/journal/category/materials/',
  'post.render': '/journal/a-bench-for-people-who-are-late/',
  'project.render': '/work/reading-room/',
}

/**
 * Median milliseconds of requests after content has changed, with nothing else going on: none of them is in the cache.
 *
 * @param {{ url: string, dataDir: string }} site On SQLite.
 */
export async function render({ url, dataDir }) {
  const database = createClient({ url: `file:${dataDir}/vitrine.db` })
  const times = Object.fromEntries(Object.keys(PAGES).map((name) => [name, /** @type {number[]} */ ([])]))
  const time = async (/** @type {string} */ path) => {
    const started = performance.now()
    const response = await fetch(url + path)
    if (!response.ok) throw new Error(`${path} answered with ${response.status}.`)
    await response.text()
    return performance.now() - started
  }
  for (let change = 0; change < CHANGES; change += 1) {
    await database.execute('update content_revisions set value = value + 1')
    await new Promise((resolve) => setTimeout(resolve, LEASE_PASSED_MS))
    for (const [name, path] of Object.entries(PAGES)) times[name]?.push(await time(path))
  }
  database.close()
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]))
}
