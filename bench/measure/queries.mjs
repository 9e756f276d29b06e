import { startSite } from '../support/site.mjs'

/** Statements that one page costs which is not in the cache, once the frame around it is known. */
export async function queries() {
  let statements = 0
  const site = await startSite({ LOG_LEVEL: 'trace' }, (line) => {
    // Reading the revision belongs to the lease, not to the page.
    if (line.includes('"statement"') && !line.includes('content_revisions')) statements += 1
  })
  try {
    await fetch(`${site.url}/`)
    statements = 0
    await fetch(`${site.url}/contact/`)
    // The log is written before the answer; one more answer makes sure that it was read.
    await fetch(`${site.url}/healthz`)
    return { 'page.queries': statements }
  } finally {
    await site.stop()
  }
}
