import type { Checks, Vector, VectorFile, Verdict } from '../../family.ts'
import { logDiffers } from './log-differs.ts'
import { type BrowserVector, pageOf } from './page.ts'
import { buildPageScript } from './page-script.ts'
import { openPages } from './pages.ts'
import { replay } from './replay.ts'

/** Pages that are open at once. */
const PAGES = 3

/** Plays each scenario on a page of its own in one browser, with the form rendered by the site's own components. */
export async function playScenarios(file: VectorFile): Promise<Checks> {
  const pages = await openPages(PAGES, await buildPageScript())
  const verdicts = new Map<Vector, Promise<Verdict>>()
  // Scenarios wait more than they work, so all begin at once and take a page as one gets free.
  for (const vector of file.vectors) {
    const verdict = pages.use((page) => play(vector as unknown as BrowserVector, file, page))
    verdict.catch(() => {})
    verdicts.set(vector, verdict)
  }
  return { check: (vector) => verdicts.get(vector), close: pages.close }
}

async function play(vector: BrowserVector, { shared }: VectorFile, page: Parameters<typeof replay>[0]) {
  const defaultDetail = shared.standard_detail as Vector
  return logDiffers(vector.log, await replay(page, pageOf(vector, defaultDetail), vector), vector)
}
