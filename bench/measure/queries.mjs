import { fetched } from '../support/nothing-measured.mjs'
import { startSite } from '../support/site.mjs'

/** Statements that one page costs which is not in the cache, once the frame around it is known. */
export async function measure() {
  let [statements, leases] = [0, 0]
  const count = (/** @type {string} */ line) => {
    if (!line.includes('"statement"')) return
    // Reading the revision belongs to the lease, not to the page.
    if (line.includes('content_revisions')) leases += 1
    else statements += 1
  }
  const site = await startSite({ LOG_LEVEL: 'trace' }, { onLine: count })
  /** Asks for a page of the cache until the log tells of two further leases: then all that was before has been read. */
  const readLog = async () => {
    for (const enough = leases + 2; leases < enough; ) await visit('/')
  }
  const visit = async (/** @type {string} */ path) => (await fetched(site.url + path)).text()
  try {
    await visit('/')
    await readLog()
    statements = 0
    await visit('/contact/')
    await readLog()
    return { 'page.queries': statements }
  } finally {
    await site.stop()
  }
}
