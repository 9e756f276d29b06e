import type { ProviderVideo } from '@vitrine/kit/core'
import { isImageAddress, type OembedEndpoints, oembedAddress } from '../core/oembed/endpoints.ts'
import { parseOembed, type VideoMetadata } from '../core/oembed/metadata.ts'
import { MAX_REPLY_BYTES, type OembedOutcome, PROVIDER_TIMEOUT_MS, problemOfStatus } from '../core/oembed/outcome.ts'
import { fetchBounded } from './bounded-fetch.ts'

/** Bytes of an image that are read. */
const MAX_IMAGE_BYTES = 4_000_000

/** Asks a provider about one of its videos. */
export async function askProvider(video: ProviderVideo, endpoints: OembedEndpoints): Promise<OembedOutcome> {
  const endpoint = endpoints[video.provider]
  const { host, protocol } = new URL(endpoint.address)
  const fetched = await fetchBounded(oembedAddress(video, endpoints), {
    maxBytes: MAX_REPLY_BYTES,
    timeoutMs: PROVIDER_TIMEOUT_MS,
    mayLead: (address) => new URL(address).host === host && new URL(address).protocol === protocol,
  })
  if (fetched.kind === 'status') return problemOfStatus(fetched.status)
  if (fetched.kind !== 'body') return fetched
  const found = parseOembed(parseJson(fetched.body), video.provider, endpoint)
  return found ? { kind: 'found', video: found } : { kind: 'unusable' }
}

/** Fetches the first of a video's images that there is. */
export async function fetchImage(
  { thumbnails }: VideoMetadata,
  provider: ProviderVideo['provider'],
  endpoints: OembedEndpoints,
): Promise<Buffer | undefined> {
  for (const address of thumbnails) {
    const fetched = await fetchBounded(address, {
      maxBytes: MAX_IMAGE_BYTES,
      timeoutMs: PROVIDER_TIMEOUT_MS,
      mayLead: (next) => isImageAddress(next, endpoints[provider]),
    })
    if (fetched.kind === 'body') return fetched.body
  }
  return undefined
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    // No JSON: it tells of no video.
    return undefined
  }
}
