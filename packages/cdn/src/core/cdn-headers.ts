import type { CdnService, CdnSettings } from './cdn-settings.ts'

/**
 * Headers by which a CDN may answer for the site, and knows what its answer was made of. Browsers keep the page and ask
 * each time whether it is still true.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9213 for `CDN-Cache-Control`
 */
export function cdnHeaders(
  { service, seconds, staleSeconds }: Pick<CdnSettings, 'service' | 'seconds' | 'staleSeconds'>,
  tags: readonly string[],
): Readonly<Record<string, string>> {
  const forCaches = `max-age=${seconds}, stale-while-revalidate=${staleSeconds}`
  return {
    'cache-control': `public, max-age=0, s-maxage=${seconds}`,
    ...Object.fromEntries(HEADERS[service].map(({ name, value }) => [name, value(tags, forCaches)])),
  }
}

interface ServiceHeader {
  readonly name: string
  readonly value: (tags: readonly string[], forCaches: string) => string
}

const CACHE_TAG: ServiceHeader = { name: 'cache-tag', value: (tags) => tags.join(',') }
const SURROGATE_KEY: ServiceHeader = { name: 'surrogate-key', value: (tags) => tags.join(' ') }
const CDN_TAG: ServiceHeader = { name: 'cdn-tag', value: (tags) => tags.join(',') }
const CDN_CACHE_CONTROL: ServiceHeader = { name: 'cdn-cache-control', value: (_, forCaches) => forCaches }
const SURROGATE_CONTROL: ServiceHeader = { name: 'surrogate-control', value: (_, forCaches) => forCaches }

const HEADERS: Readonly<Record<CdnService, readonly ServiceHeader[]>> = {
  cloudflare: [CACHE_TAG, CDN_CACHE_CONTROL],
  fastly: [SURROGATE_KEY, SURROGATE_CONTROL],
  bunny: [CDN_TAG],
  webhook: [CACHE_TAG, SURROGATE_KEY, CDN_CACHE_CONTROL],
}
