import { createClient } from '@libsql/client'
import { withSite } from '../support/site.mjs'
import { NOTE_CHANGE, uncached } from '../support/uncached.mjs'

const PAGES = {
  'page.first': '/privacy/',
  'page.render': '/',
  'archive.render': '/journal/category/materials/',
  'post.render': '/journal/a-bench-for-people-who-are-late/',
  'project.render': '/work/reading-room/',
}

/** Pages of the demo that are not in the cache, on SQLite. */
export function measure() {
  return withSite(async ({ url, dataDir }) => {
    const database = createClient({ url: `file:${dataDir}/vitrine.db` })
    try {
      return await uncached({ url, change: () => database.execute(NOTE_CHANGE), pages: PAGES })
    } finally {
      database.close()
    }
  })
}
