import { median } from '../support/load.mjs'
import { withSite } from '../support/site.mjs'

/** Starts that are measured; the one in the middle counts. */
const STARTS = 5

/** Starts of the built site process until its first page is answered: seconds, and memory then. */
export async function measure() {
  /** @type {[number[], number[]]} */
  const [seconds, megabytes] = [[], []]
  for (let start = 0; start < STARTS; start += 1) {
    await withSite(async (site) => {
      seconds.push(site.startSeconds)
      megabytes.push(site.residentMegabytes())
    })
  }
  return { 'start.time': median(seconds), 'start.memory': median(megabytes) }
}
