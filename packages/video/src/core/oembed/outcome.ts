import { VIDEO_PROVIDERS, type VideoProvider } from '@vitrine/kit/core'
import type { VideoMetadata } from './metadata.ts'

/** Bytes of a reply of oEmbed that are read. */
export const MAX_REPLY_BYTES = 1_000_000

/** Milliseconds that a provider may take to answer. */
export const PROVIDER_TIMEOUT_MS = 5_000

/** Outcome of asking a provider about a video. */
export type OembedOutcome =
  | { readonly kind: 'found'; readonly video: VideoMetadata }
  /** The provider forbids it to be shown elsewhere. */
  | { readonly kind: 'not_embeddable' }
  | { readonly kind: 'not_found' }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'too_large' }
  /** It did not answer, led elsewhere, or said what is no answer. */
  | { readonly kind: 'unusable' }

export type OembedProblem = Exclude<OembedOutcome, { kind: 'found' }> | { readonly kind: 'not_a_video_url' }

/** Problem that an HTTP status of the provider stands for. */
export function problemOfStatus(status: number): OembedProblem & OembedOutcome {
  if (status === 403 || status === 401) return { kind: 'not_embeddable' }
  if (status === 404) return { kind: 'not_found' }
  return { kind: 'status', status }
}

/** HTTP status with which this site passes a problem on. */
export const STATUS_OF_PROBLEM: Readonly<Record<OembedProblem['kind'], number>> = {
  not_a_video_url: 400,
  not_embeddable: 403,
  not_found: 404,
  status: 502,
  too_large: 502,
  unusable: 502,
  timeout: 504,
}

/**
 * Message for editors beside the address of a video.
 *
 * @param about.provider Undefined while the address is nobody's.
 */
export function problemText(
  problem: OembedProblem,
  about: { readonly url: string; readonly provider: VideoProvider | undefined },
): string {
  const { url, provider } = about
  const name = provider ? VIDEO_PROVIDERS[provider] : ''
  switch (problem.kind) {
    case 'not_a_video_url':
      return `“${url}” is not a ${Object.values(VIDEO_PROVIDERS).join(' or ')} URL.`
    case 'not_embeddable':
      return `“${url}” is not embeddable.`
    case 'not_found':
      return `“${url}” was not found.`
    case 'status':
      return `There was an error fetching the embed code from ${name} (${problem.status}).`
    case 'timeout':
      return `${name} did not answer within ${PROVIDER_TIMEOUT_MS / 1000} seconds. Visitors see a plain picture until it does.`
    case 'too_large':
      return `${name} answered with more than ${MAX_REPLY_BYTES / 1_000_000} MB, which is not read. Visitors see a plain picture.`
    case 'unusable':
      return `${name} could not be reached, or gave no answer about this video. Visitors see a plain picture until it does.`
  }
}
