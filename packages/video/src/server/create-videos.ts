import { networkOf } from '@vitrine/http/core'
import { parseVideoAddress } from '@vitrine/kit/core'
import { windowCounter } from '@vitrine/protection/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { OEMBED_PATH, type OembedAnswer } from '../core/oembed/answer.ts'
import { OEMBED_ENDPOINTS, type OembedEndpoints } from '../core/oembed/endpoints.ts'
import { problemText, STATUS_OF_PROBLEM } from '../core/oembed/outcome.ts'
import { POSTER_ROOT, parsePoster, posterAddress } from '../core/poster.ts'
import { videoLibrary } from './library.ts'
import { PLACEHOLDER } from './placeholder.ts'

/** Requests to providers that one address may cause in a minute; cached answers are not limited. */
const ASKED_PER_MINUTE = 60

const MINUTE_MS = 60_000

/** Seconds that browsers keep an image: a week. */
const POSTER_SECONDS = 604_800

/** Seconds that browsers keep what stands in for an image. */
const PLACEHOLDER_SECONDS = 60

/** Characters of an address that is looked at. */
const MAX_ADDRESS = 2_000

/** The videos of a running site. */
export interface Videos {
  /** Adds their addresses. */
  register(app: FastifyInstance): Promise<void>
  stop(): Promise<void>
}

/**
 * Serves descriptions and posters of providers' videos, so that visitors contact no provider before they want to.
 *
 * @param options.endpoints oEmbed endpoints of the providers; by default their own.
 * @param options.onError Called when a cached answer could not be refreshed.
 */
export function createVideos(options: {
  readonly dataDir: string
  readonly endpoints?: OembedEndpoints
  readonly now?: () => Date
  readonly onError: (error: unknown) => void
}): Videos {
  const { dataDir, endpoints = OEMBED_ENDPOINTS, now = () => new Date(), onError } = options
  const library = videoLibrary({ dataDir, endpoints, now, onError })
  const count = windowCounter(MINUTE_MS)
  const mayAsk = (request: FastifyRequest) => () => count(networkOf(request.ip), now()) <= ASKED_PER_MINUTE

  const about = async (url: string, may: () => boolean): Promise<{ status: number; answer: OembedAnswer }> => {
    const video = parseVideoAddress(url)
    const problem = (found: Parameters<typeof problemText>[0]) => ({
      status: STATUS_OF_PROBLEM[found.kind],
      answer: { code: found.kind, message: problemText(found, { url, provider: video?.provider }) },
    })
    if (!video) return problem({ kind: 'not_a_video_url' })
    const outcome = await library.metadata(video, may)
    if (!outcome) return { status: 429, answer: { code: 'too_many', message: 'Please try again in a minute.' } }
    if (outcome.kind !== 'found') return problem(outcome)
    const { title, author, width, height } = outcome.video
    const thumbnail = posterAddress(video, 960)
    return { status: 200, answer: { provider: video.provider, title, author, width, height, thumbnail } }
  }
  return {
    async register(app) {
      app.get<{ Querystring: { url?: unknown } }>(OEMBED_PATH, async (request, reply) => {
        const { url } = request.query
        const { status, answer } = await about(
          typeof url === 'string' ? url.slice(0, MAX_ADDRESS) : '',
          mayAsk(request),
        )
        return reply.code(status).header('cache-control', 'no-store').send(answer)
      })
      app.get<{ Params: { provider: string; id: string; file: string }; Querystring: { h?: unknown } }>(
        `${POSTER_ROOT}:provider/:id/:file`,
        async (request, reply) => {
          const asked = parsePoster({ ...request.params, hash: request.query.h })
          if (!asked) return reply.callNotFound()
          const image = await library.poster(asked.video, asked.width, mayAsk(request))
          if (image) {
            return reply.type('image/webp').header('cache-control', `public, max-age=${POSTER_SECONDS}`).send(image)
          }
          return reply
            .type('image/svg+xml')
            .header('cache-control', `public, max-age=${PLACEHOLDER_SECONDS}`)
            .header('content-security-policy', "default-src 'none'")
            .send(PLACEHOLDER)
        },
      )
    },
    // Content that changes says nothing of videos elsewhere.
    async stop() {},
  }
}
