import type { CdnService, CdnSettings } from './cdn-settings.ts'

/** Call that makes a CDN drop what carries one of the tags. */
export interface PurgeRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/**
 * Tags that one call names.
 *
 * @see https://developers.cloudflare.com/cache/how-to/purge-cache/
 * @see https://docs.bunny.net/api-reference/core/pull-zone/purge-cache
 */
const MAX_TAGS_OF_CALL: Readonly<Record<CdnService, number>> = { cloudflare: 100, fastly: 256, bunny: 1, webhook: 100 }

/** Calls for one change; if it took more, the whole site is dropped by one. */
const MAX_CALLS = 10

/**
 * Divides tags that are to be dropped among calls.
 *
 * @param site Tag that every answer carries.
 */
export function purgesOf(service: CdnService, tags: readonly string[], site: string): readonly (readonly string[])[] {
  const size = MAX_TAGS_OF_CALL[service]
  if (tags.length > size * MAX_CALLS) return [[site]]
  return Array.from({ length: Math.ceil(tags.length / size) }, (_, call) => tags.slice(call * size, (call + 1) * size))
}

/** The call, as the service documents it. A webhook is signed besides. */
export function purgeRequest({ service, id, token, url }: CdnSettings, tags: readonly string[]): PurgeRequest {
  switch (service) {
    case 'cloudflare':
      return {
        url: `${url}/client/v4/zones/${id}/purge_cache`,
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify({ tags }),
      }
    case 'fastly':
      return {
        url: `${url}/service/${id}/purge`,
        headers: { 'fastly-key': token, accept: 'application/json' },
        body: JSON.stringify({ surrogate_keys: tags }),
      }
    case 'bunny':
      return {
        url: `${url}/pullzone/${id}/purgeCache`,
        headers: { accesskey: token },
        body: JSON.stringify({ CacheTag: tags[0] }),
      }
    case 'webhook':
      return { url, headers: {}, body: JSON.stringify({ type: 'cache.purge', tags }) }
  }
}
