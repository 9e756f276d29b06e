import { rawPage, startBare } from '../support/bare.mjs'
import { ratioInTurns } from '../support/load.mjs'
import { NothingMeasured } from '../support/nothing-measured.mjs'
import { withSite } from '../support/site.mjs'

const HEADERS = { 'accept-encoding': 'br' }

/** Requests per second of a finished page, site against bare server, in turns; and memory of the site afterwards. */
export function measure() {
  return withSite(async (site) => {
    const url = `${site.url}/`
    const page = await rawPage(url, HEADERS)
    const bare = await startBare(page)
    try {
      const { body } = await rawPage(bare.url, HEADERS)
      if (!body.equals(page.body)) throw new NothingMeasured('the bare server sends something else than the site')
      const ratio = await ratioInTurns([url, bare.url], HEADERS)
      return { 'page.cached': ratio, 'memory.afterLoad': site.residentMegabytes() }
    } finally {
      bare.stop()
    }
  })
}
