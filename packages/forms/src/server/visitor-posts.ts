import { inTransaction } from '@vitrine/content/sql'
import type { MailDocuments } from '@vitrine/delivery/server'
import { queueMails } from '@vitrine/delivery/store'
import { findSpam, type Protection, type SpamCheck, type Suspect } from '@vitrine/protection/server'
import type { VisitorPost, VisitorPosts } from '@vitrine/protection/visitor-posts'
import type { Payload } from 'payload'
import { lastText } from '../core/entries.ts'
import { postedDataHash } from './posted-data-hash.ts'
import { readBody } from './read-body.ts'
import type { QueuedMail } from './store.ts'

/** Characters kept of what a client says about itself. */
const MAX_HEADER_LENGTH = 500

export function createVisitorPosts(options: {
  readonly payload: Payload
  readonly mailFrom: string
  /** Tells repetitions by hashes that nobody else makes. */
  readonly secret: string
  readonly protection: Pick<Protection, 'stamps' | 'rateLimit' | 'proofs'>
  /** Address at which browsers ask for a challenge; undefined while the site has no bot check. */
  readonly proofAddress: () => Promise<string | undefined>
  readonly checks: () => Promise<readonly SpamCheck[]>
  readonly documents: Pick<MailDocuments, 'add'>
  /** Called when there is a mail to send. */
  readonly onQueued: () => void
}): VisitorPosts {
  const { payload, mailFrom, secret, protection } = options
  const { stamps, rateLimit, proofs } = protection
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
    proofAddress: options.proofAddress,
    async findSpam(post) {
      const cause = post.proof === undefined ? undefined : await proofs.check(post.proof, post.now)
      return cause ? { agent: 'proof', cause } : findSpam(await options.checks(), spamSubjectOf(post, secret))
    },
    async sendMail(mail, at) {
      const queued: QueuedMail = { from: mailFrom, ...mail, headers: [], attachments: [], files: [] }
      await inTransaction(payload, async (transaction) => {
        await queueMails(payload, { mails: [queued], submission: null, at }, transaction)
      })
      options.onQueued()
    },
    wakeMailer: options.onQueued,
    makeMailDocuments: (source, make) => options.documents.add(source, make),
  }
}

function spamSubjectOf(post: VisitorPost, secret: string): Suspect {
  const { kind, author, email, text, trap, opened, guard, proof: _, ...sender } = post
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
