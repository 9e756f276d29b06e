import type { Family, Vector, VectorFile, Verdict } from '../family.ts'
import { logDiffers } from './browser/log-differs.ts'
import { type BrowserVector, pageOf } from './browser/page.ts'
import { buildPageScript } from './browser/page-script.ts'
import { openPages } from './browser/pages.ts'
import { replay } from './browser/replay.ts'

/** Pages that are open at once. */
const PAGES = 3

/** Plays each scenario on a page of its own in one browser, with the form rendered by the site's own components. */
export const family: Family = {
  open: async (file) => {
    const pages = await openPages(PAGES, await buildPageScript())
    const verdicts = new Map<Vector, Promise<Verdict>>()
    // Scenarios wait more than they work, so all begin at once and take a page as one gets free.
    for (const vector of file.vectors) {
      const verdict = pages.use((page) => play(vector as unknown as BrowserVector, file, page))
      verdict.catch(() => {})
      verdicts.set(vector, verdict)
    }
    return { check: (vector) => verdicts.get(vector), close: pages.close }
  },
}

async function play(vector: BrowserVector, { shared }: VectorFile, page: Parameters<typeof replay>[0]) {
  const standardDetail = shared.standard_detail as Vector
  return logDiffers(vector.log, await replay(page, pageOf(vector, standardDetail), vector), vector)
}
