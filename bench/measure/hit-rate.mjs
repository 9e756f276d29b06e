import { createClient } from '@libsql/client'
import { fetched, NothingMeasured, some } from '../support/nothing-measured.mjs'
import { startSite } from '../support/site.mjs'
import { sitemapPaths } from '../support/sitemap.mjs'
import { NOTE_CHANGE } from '../support/uncached.mjs'

/** Posts that the editor publishes, one a second. */
const CHANGES = 10

const SECOND_MS = 1_000

/** The statement by which every page begins that is not in the cache: it looks for a page at the address. */
const LOOKS_FOR_PAGE = /"statement":.*from \\"pages\\".*\\"path\\" = /

/** Share of visits that the cache answers, while an editor publishes a post a second and all pages are visited in between. */
export async function measure() {
  let [misses, leases] = [0, 0]
  const count = (/** @type {string} */ line) => {
    if (line.includes('content_revisions')) leases += 1
    else if (LOOKS_FOR_PAGE.test(line)) misses += 1
  }
  const site = await startSite({ LOG_LEVEL: 'trace' }, { onLine: count })
  const database = createClient({ url: `file:${site.dataDir}/vitrine.db` })
  const visit = async (/** @type {string} */ path) => (await fetched(site.url + path)).text()
  /** Asks until the log tells of two further leases: then all that was before has been read. */
  const readLog = async () => {
    for (const enough = leases + 2; leases < enough; ) await visit('/')
  }
  const paths = await sitemapPaths(site.url)
  /** Visits all pages after a change; gives how many the cache answered. */
  const hitsAfter = async (/** @type {() => Promise<unknown>} */ change) => {
    const began = performance.now()
    await change()
    await readLog()
    misses = 0
    for (const path of paths) await visit(path)
    await readLog()
    const hits = paths.length - misses
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, SECOND_MS - (performance.now() - began))))
    return hits
  }
  try {
    const { rows } = await database.execute(`select id from posts where _status = 'published' order by id`)
    const posts = some(rows, 'no published post in the demo')
    await hitsAfter(async () => {})
    if ((await hitsAfter(() => database.execute(NOTE_CHANGE))) > 1) {
      throw new NothingMeasured('pages came from the cache though everything was touched')
    }
    let hits = 0
    for (let change = 0; change < CHANGES; change += 1) {
      const { id } = posts[change % posts.length] ?? posts[0]
      hits += await hitsAfter(() => database.batch(publishing(Number(id), change), 'write'))
    }
    return { 'pages.hitRate': hits / (CHANGES * paths.length) }
  } finally {
    database.close()
    await site.stop()
  }
}

/**
 * The statements of a post that is published with another title, its line in the log of changes included.
 *
 * @param {number} id
 * @param {number} change
 */
function publishing(id, change) {
  return [
    { sql: 'update posts_locales set title = ? where _parent_id = ?', args: [`Title ${change} of the bench`, id] },
    NOTE_CHANGE,
    {
      sql: 'insert into content_changes (revision, tags) select value, ? from content_revisions',
      args: [['posts', `posts:${id}`].join('\n')],
    },
  ]
}
