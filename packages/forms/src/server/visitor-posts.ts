import { inTransaction } from '@vitrine/content/sql'
import { queueMails } from '@vitrine/delivery/store'
import { findSpam, type Protection, type SpamCheck, type SpamReason, type Suspect } from '@vitrine/protection/server'
import type { FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import type { Circumstances } from '../core/circumstances.ts'
import { lastText } from '../core/entries.ts'
import { postedDataHash } from './posted-data-hash.ts'
import { readBody } from './read-body.ts'
import type { QueuedMail } from './store.ts'

/** Characters kept of what a client says about itself. */
const MAX_HEADER_LENGTH = 500

/** A comment of a visitor, as the checks for spam see it. */
export interface VisitorPost extends Pick<Circumstances, 'remoteAddress' | 'userAgent' | 'url' | 'now'> {
  /** Names what is written to: the same words are a repetition there alone. */
  readonly kind: string
  readonly author: string
  readonly email: string
  readonly text: string
  /** What stands in a field that people do not see. */
  readonly trap: string
  /** What {@link VisitorPosts.stamp} wrote. */
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
  isTooMany: Protection['rateLimit']['isTooMany']
  /** Says when something was shown to a visitor. It is good for a day. */
  stamp(now: Date): string
  /** Why a post is taken for spam. The bot check is not asked: it needs a widget on the page. */
  findSpam(post: VisitorPost): Promise<SpamReason | undefined>
  /** Resolves once the mail is durable; whoever sends the mails of forms sends it. */
  sendMail(mail: { readonly to: string; readonly subject: string; readonly text: string }, at: Date): Promise<void>
}

export function createVisitorPosts(options: {
  readonly payload: Payload
  readonly mailFrom: string
  /** Tells repetitions by hashes that nobody else makes. */
  readonly secret: string
  readonly protection: Pick<Protection, 'stamps' | 'rateLimit'>
  readonly checks: () => Promise<readonly SpamCheck[]>
  /** Is told that there is a mail to send. */
  readonly onQueued: () => void
}): VisitorPosts {
  const { payload, mailFrom, secret, protection } = options
  const { stamps, rateLimit } = protection
  return {
    async read(request, maxBytes) {
      const { headers } = request
      const body = await readBody(request.raw, headers['content-type'] ?? '', {
        declaredLength: Number(headers['content-length'] ?? 0),
        maxBytes,
      })
      if (!body.ok) return { ok: false, status: body.reason === 'too_large' ? 413 : 400 }
      const names = new Set(body.entries.map(([name]) => name))
      return {
        ok: true,
        fields: new Map([...names].map((name) => [name, lastText(body.entries, name) ?? ''])),
        remoteAddress: request.ip,
        userAgent: (headers['user-agent'] ?? '').slice(0, MAX_HEADER_LENGTH),
      }
    },
    isTooMany: (key, limit, now) => rateLimit.isTooMany(key, limit, now),
    stamp: (now) => stamps.write(now),
    findSpam: async (post) => findSpam(await options.checks(), suspectOf(post, secret)),
    async sendMail(mail, at) {
      const queued: QueuedMail = { from: mailFrom, ...mail, headers: [], attachments: [], files: [] }
      await inTransaction(payload, async (transaction) => {
        await queueMails(payload, { mails: [queued], submission: null, at }, transaction)
      })
      options.onQueued()
    },
  }
}

function suspectOf(post: VisitorPost, secret: string): Suspect {
  const { kind, author, email, text, trap, opened, guard, ...sender } = post
  const hash = postedDataHash(secret, { submitted: { author, email, text }, unitTag: kind, ...sender })
  return {
    ...sender,
    guard: { honeypot: true, refusesDuplicates: true, ...guard },
    texts: [author, email, text],
    trap,
    opened,
    tokens: {},
    // No form has the number 0.
    fingerprint: `0 ${hash}`,
    written: { kind: 'comment', author, email, url: '', content: text },
  }
}
