/** Pages of the sitemap that are asked for, spread over all of it. */
const PROBED_PAGES = 25

/** Milliseconds for one answer. */
const ANSWER_TIMEOUT_MS = 30_000

/** Characters of a sitemap that are read. */
const MAX_SITEMAP_LENGTH = 50_000_000

/**
 * Asks a site whether it is ready, and for pages of its sitemap.
 *
 * @param url Where it runs. The addresses of its sitemap begin with its public origin.
 * @throws {Error} One sentence, for the first that is not answered as it should be.
 */
export async function probeSite(url: string): Promise<void> {
  await requireOk(url, '/readyz')
  const index = addressesIn(await requireOk(url, '/sitemap.xml'))
  const pages: string[] = []
  for (const address of index)
    pages.push(...(address.endsWith('.xml') ? addressesIn(await requireOk(url, below(address))) : [address]))
  for (const page of spread(pages, PROBED_PAGES)) await requireOk(url, below(page))
}

/** Takes some of a list, evenly over all of it. */
function spread<T>(list: readonly T[], count: number): readonly T[] {
  if (list.length <= count) return list
  return Array.from({ length: count }, (_, at) => list[Math.floor((at * list.length) / count)] as T)
}

function addressesIn(xml: string): readonly string[] {
  return [...xml.slice(0, MAX_SITEMAP_LENGTH).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )
}

function below(address: string): string {
  const { pathname, search } = new URL(address)
  return `${pathname}${search}`
}

async function requireOk(url: string, path: string): Promise<string> {
  const answer = await fetch(new URL(path, url), { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) })
  const body = await answer.text()
  if (answer.status === 200) return body
  throw new Error(`The restored site answers ${path} with ${answer.status}.`)
}
