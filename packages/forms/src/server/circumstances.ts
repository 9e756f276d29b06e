import type { FastifyRequest } from 'fastify'
import type { UnitTag } from '../core/unit-tag.ts'
import type { Circumstances } from './intake.ts'

/** Characters kept of what a client says about itself. */
const MAX_HEADER_LENGTH = 500

/** Ids have at most nine digits, so that every one is a whole number the database knows. */
export function formIdOf(text: string | undefined): number | undefined {
  return text !== undefined && /^0*[1-9][0-9]{0,8}$/.test(text) ? Number(text) : undefined
}

/** What a request tells about a submission. The page is the referrer when it is of this site. */
export function circumstancesOf(
  request: FastifyRequest,
  known: {
    readonly unitTag: UnitTag
    readonly siteUrl: string
    readonly now: Date
    readonly user: Circumstances['user'] | undefined
  },
): Circumstances {
  const { unitTag, siteUrl, now, user } = known
  const referrer = request.headers.referer?.slice(0, MAX_HEADER_LENGTH) ?? ''
  const own = referrer === siteUrl || referrer.startsWith(`${siteUrl}/`)
  return {
    unitTag,
    remoteAddress: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, MAX_HEADER_LENGTH),
    url: own ? referrer : siteUrl + request.url,
    now,
    ...(user && { user }),
  }
}
