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
  readonly guard: {
    readonly minSeconds: number
    readonly maxLinks: number
    /** False where the receiver knows repetitions by what it has stored. Default true. */
    readonly refusesDuplicates?: boolean
  }
  /** Proof of work that the browser brought, empty for none; absent where none is asked. */
  readonly proof?: string
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
  /** Says when something was shown to a visitor, so that nobody can make it up. It does not run out. */
  stamp(now: Date): string
  /** Address at which browsers ask for a challenge of the proof of work; undefined while the site has no bot check. */
  proofAddress(): Promise<string | undefined>
  /**
   * Why a post is taken for spam; undefined: it is not. Of the bot checks the proof of work alone can be asked: the others need a
   * widget on the page.
   */
  findSpam(post: VisitorPost): Promise<object | undefined>
  /** Resolves once the mail is durable; whoever sends the mails of forms sends it. */
  sendMail(mail: { readonly to: string; readonly subject: string; readonly text: string }, at: Date): Promise<void>
  /** Says that mails are durable which a feature queued in a transaction of its own, so that they go out at once. */
  wakeMailer(): void
  /**
   * Says how documents are made that such mails name, when they are sent.
   *
   * @param source Name of their kind, such as `shop invoice`.
   * @param make Makes one by its name; undefined for one that there is not. What it throws is tried again with the mail.
   */
  makeMailDocuments(
    source: string,
    make: (
      id: string,
    ) => Promise<{ readonly name: string; readonly type: string; readonly content: Buffer } | undefined>,
  ): void
}

export const visitorPosts = featureService<VisitorPosts>('visitor posts')
