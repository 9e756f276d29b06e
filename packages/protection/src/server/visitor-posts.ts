import { featureService } from '@vitrine/kit/server'
import type { FastifyRequest } from 'fastify'

/** A comment of a visitor, as the checks for spam see it. */
export interface VisitorPost {
  readonly remoteAddress: string
  readonly userAgent: string
  /** Address of the page that it is about. */
  readonly url: string
  readonly now: Date
  /** Names what is written to: the same words are a repetition there alone. */
  readonly kind: string
  readonly author: string
  readonly email: string
  readonly text: string
  /** Value of the honeypot field. */
  readonly trap: string
  /** Stamp that {@link VisitorPosts.stamp} wrote. */
  readonly opened: string
  readonly guard: { readonly minSeconds: number; readonly maxLinks: number }
}

export type PostedFields =
  | {
      readonly ok: true
      /** The last value of each. */
      readonly fields: ReadonlyMap<string, string>
      readonly remoteAddress: string
      readonly userAgent: string
    }
  | { readonly ok: false; readonly status: 400 | 413 }

/** Comments, which visitors send besides forms: read, counted and checked as messages are. */
export interface VisitorPosts {
  /** Reads the fields of a form that was posted; files are left out. @param maxBytes Bytes of the whole body. */
  read(request: FastifyRequest, maxBytes: number): Promise<PostedFields>
  /** Counts one more post. True if it is over the limit. @param limit Posts in a minute. */
  isTooMany(key: string, limit: number, now: Date): Promise<boolean>
  /** Says when something was shown to a visitor, so that nobody can make it up. It is good for a day. */
  stamp(now: Date): string
  /** Why a post is taken for spam; undefined: it is not. The bot check is not asked: it needs a widget on the page. */
  findSpam(post: VisitorPost): Promise<object | undefined>
  /** Resolves once the mail is durable; whoever sends the mails of forms sends it. */
  sendMail(mail: { readonly to: string; readonly subject: string; readonly text: string }, at: Date): Promise<void>
}

export const visitorPosts = featureService<VisitorPosts>('visitor posts')
