import type { Members } from '@vitrine/accounts/members'
import type { RunningSite } from '@vitrine/kit/server'
import type { VisitorPosts } from '@vitrine/protection/visitor-posts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import type { ForumReader } from './forum-reader.ts'

/** The site, as the pages for one member need it. */
export interface ForumSite extends Pick<RunningSite, 'sendPage' | 'refuse' | 'addressOf'> {
  readonly payload: Payload
  readonly forum: ForumReader
  readonly members: Pick<Members, 'memberOf' | 'signInAddress'>
  readonly posts: Pick<VisitorPosts, 'read' | 'isTooMany' | 'stamp' | 'proofAddress' | 'findSpam'>
  /** Origin of the site, without a slash at its end. */
  readonly siteUrl: string
  readonly now: () => Date
}

/** A request for a page for one member. */
export interface ForumVisit {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** BCP 47 tag of the page. */
  readonly locale: string
  /** Its address in this language, not encoded. */
  readonly address: string
}

/** A form of such a page as it was posted. */
export interface PostedForm {
  readonly fields: ReadonlyMap<string, string>
  readonly remoteAddress: string
  readonly userAgent: string
}

/** Of HTTP: what was sent cannot be taken; it was sent too often; who sent it may not. */
export const NOT_TAKEN = 422
export const TOO_MANY = 429
export const FORBIDDEN = 403
