import { inTransaction } from '@vitrine/content/sql'
import { queueMails } from '@vitrine/delivery/store'
import type { FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import type { Circumstances } from '../core/circumstances.ts'
import { lastText } from '../core/entries.ts'
import { type FormTag, parseTagType } from '../core/template/form-tag.ts'
import { HONEYPOT_NAME, OPENED_NAME } from '../core/traps.ts'
import type { RateLimit } from './rate-limit.ts'
import { readBody } from './read-body.ts'
import { findSpam, type SpamCheck, type SpamReason, type Suspect } from './spam/spam-check.ts'
import type { TimeStamps } from './spam/time-stamps.ts'
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
  isTooMany: RateLimit['isTooMany']
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
  readonly stamps: TimeStamps
  readonly rateLimit: RateLimit
  readonly checks: () => Promise<readonly SpamCheck[]>
  /** Is told that there is a mail to send. */
  readonly onQueued: () => void
}): VisitorPosts {
  const { payload, mailFrom, stamps, rateLimit } = options
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
    findSpam: async (post) => findSpam(await options.checks(), suspectOf(post)),
    async sendMail(mail, at) {
      const queued: QueuedMail = { from: mailFrom, ...mail, headers: [], attachments: [], files: [] }
      await inTransaction(payload, async (transaction) => {
        await queueMails(payload, { mails: [queued], submission: null, at }, transaction)
      })
      options.onQueued()
    },
  }
}

/** A comment as if a form had asked for it: a name, an address and a text. */
function suspectOf(post: VisitorPost): Suspect {
  const { kind, author, email, text, trap, opened, guard, ...circumstances } = post
  return {
    isComment: true,
    form: {
      id: 0,
      guard: { honeypot: true, refusesDuplicates: true, ...guard },
      body: { kind: 'fields', fields: [], groups: [], steps: [] },
      tags: [tag('text', 'name'), tag('email', 'email'), tag('textarea', 'text')],
    },
    entries: [
      [HONEYPOT_NAME, trap],
      [OPENED_NAME, opened],
    ],
    submitted: { name: author, email, text },
    circumstances: { ...circumstances, unitTag: kind },
  }
}

function tag(type: 'text' | 'email' | 'textarea', name: string): FormTag {
  const known = parseTagType(type)
  if (!known) throw new Error(`There is no field of the type ${type}.`)
  return {
    type: known,
    basetype: type,
    rawName: name,
    name,
    options: [],
    rawValues: [],
    values: [],
    pipes: [],
    attr: '',
    content: '',
  }
}
