import { createClient } from '@libsql/client'
import { NOTE_CHANGE, uncached } from '../support/uncached.mjs'

const PAGES = {
  'page.first': '/privacy/',
  'page.render': '/',
  'archive.render': '/journal/category/materials/',
  'post.render': '/journal/a-bench-for-people-who-are-late/',
  'project.render': '/work/reading-room/',
}

/**
 * Pages of the demo that are not in the cache.
 *
 * @param {{ url: string, dataDir: string }} site On SQLite.
 */
export async function render({ url, dataDir }) {
  const database = createClient({ url: `file:${dataDir}/vitrine.db` })
  const figures = await uncached({ url, change: () => database.execute(NOTE_CHANGE), pages: PAGES })
  database.close()
  return figures
}
