import { list, record, text } from '@vitrine/content/core'

/** Mail or webhook of a message, as the inbox shows it. */
export interface MessageDelivery {
  readonly id: number
  readonly kind: 'mail' | 'webhook'
  /** Addresses of a mail, address of a webhook. */
  readonly to: string
  /** State of the queue, such as `failed`. */
  readonly state: string
  /** The state in the language of the account. */
  readonly words: string
  /** Moment in ISO 8601. */
  readonly at: string
  /** Last error; empty for none. */
  readonly error: string
  /** True if it can be sent again. */
  readonly canRetry: boolean
}

/** Reads the answer of `GET /api/submissions/:id/mails`. */
export function parseDeliveries(raw: unknown): readonly MessageDelivery[] {
  return list(record(raw).mails).map((mail) => ({
    id: Number(mail.id),
    kind: mail.kind === 'webhook' ? 'webhook' : 'mail',
    to: text(mail.to) ?? '',
    state: text(mail.state) ?? '',
    words: text(mail.words) ?? '',
    at: text(mail.at) ?? '',
    error: text(mail.error) ?? '',
    canRetry: mail.canRetry === true,
  }))
}
