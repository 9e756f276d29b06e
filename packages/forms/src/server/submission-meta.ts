import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { SubmissionMeta } from '../core/submission-meta.ts'
import type { UnitTag } from '../core/unit-tag.ts'

/** Characters kept of what a client says about itself. */
const MAX_HEADER_LENGTH = 500

/** Ids have at most nine digits, so that every one is a whole number the database knows. */
export function formIdOf(text: string | undefined): number | undefined {
  return text !== undefined && /^0*[1-9][0-9]{0,8}$/.test(text) ? Number(text) : undefined
}

/** Metadata of a submission, from its request. @param known.url Address of the page, from {@link postedFrom}. */
export function submissionMetaOf(
  request: FastifyRequest,
  known: Pick<SubmissionMeta, 'url' | 'now'> & {
    readonly unitTag: UnitTag
    readonly user: SubmissionMeta['user'] | undefined
  },
): SubmissionMeta {
  const { unitTag, url, now, user } = known
  return {
    unitTag,
    // Behind a proxy it is what a header says, which may be anything.
    remoteAddress: isIP(request.ip) ? request.ip : '',
    userAgent: (request.headers['user-agent'] ?? '').slice(0, MAX_HEADER_LENGTH),
    url,
    now,
    ...(user && { user }),
  }
}

/**
 * Address of the page that was posted from: the referrer when it is of this site, by the name in its settings or by
 * another under which it is reached; else what was posted to.
 *
 * @param site.isPage Whether a path leads to a page of this site.
 */
export async function postedFrom(
  request: Pick<FastifyRequest, 'url' | 'host'> & { readonly headers: { readonly referer?: string | undefined } },
  { url: siteUrl, isPage }: { readonly url: string; readonly isPage: (path: string) => Promise<boolean> },
): Promise<string> {
  const written = request.headers.referer?.slice(0, MAX_HEADER_LENGTH) ?? ''
  if (written === siteUrl || written.startsWith(`${siteUrl}/`)) return written
  const referrer = URL.canParse(written) ? new URL(written) : undefined
  if (referrer && /^https?:$/.test(referrer.protocol)) {
    const isOwn = referrer.host === request.host || (await isPage(referrer.pathname))
    if (isOwn) return siteUrl + referrer.pathname + referrer.search
  }
  return siteUrl + request.url
}
