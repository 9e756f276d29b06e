import { createClient } from '@libsql/client'
import { median } from '../support/load.mjs'

const CHANGES = 30

/** Milliseconds after which the site has noticed that the revision changed; its lease is 25. */
const LEASE_PASSED_MS = 40

/**
 * Median milliseconds of requests after content has changed, with nothing else going on: of the very first one, which
 * reads the frame of all pages anew too; and of one for the home page that follows, which is not in the cache.
 *
 * @param {{ url: string, dataDir: string }} site On SQLite.
 */
export async function render({ url, dataDir }) {
  const database = createClient({ url: `file:${dataDir}/vitrine.db` })
  const first = []
  const next = []
  const time = async (/** @type {string} */ path) => {
    const started = performance.now()
    await (await fetch(url + path)).text()
    return performance.now() - started
  }
  for (let change = 0; change < CHANGES; change += 1) {
    await database.execute('update content_revisions set value = value + 1')
    await new Promise((resolve) => setTimeout(resolve, LEASE_PASSED_MS))
    first.push(await time('/privacy/'))
    next.push(await time('/'))
  }
  database.close()
  return { 'page.first': median(first), 'page.render': median(next) }
}
