import type { MailHeader } from '@vitrine/delivery/core'
import type { WrittenReply } from './written-reply.ts'

/** Message-IDs that the header `References` names at most: the first, and the newest. */
export const MAX_REFERENCES = 20

/** A reply as the queue takes it. */
export interface ReplyMail {
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly headers: readonly MailHeader[]
}

/**
 * Message-IDs of the mails that a reply goes on from, the oldest first.
 *
 * @param first Of the mail that the visitor got, or of the message itself.
 * @param replies Of the replies so far.
 */
export function referencesOf(first: string, replies: readonly string[]): readonly string[] {
  return [first, ...replies.slice(-(MAX_REFERENCES - 1))]
}

/**
 * Writes a reply as a mail.
 *
 * @param known.from Sender of the site.
 * @param known.replyTo Address that an answer goes to.
 * @param known.references Message-IDs of {@link referencesOf}.
 * @see https://www.rfc-editor.org/rfc/rfc5322#section-3.6.4
 */
export function replyMail(
  { subject, text }: WrittenReply,
  known: {
    readonly from: string
    readonly to: string
    readonly replyTo: string
    readonly references: readonly string[]
  },
): ReplyMail {
  const { from, to, replyTo, references } = known
  return {
    from,
    to,
    subject,
    text,
    headers: [
      { name: 'Reply-To', value: replyTo },
      { name: 'In-Reply-To', value: references.at(-1) ?? '' },
      { name: 'References', value: references.join(' ') },
    ],
  }
}
