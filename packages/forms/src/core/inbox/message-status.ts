import type { AdminLabel } from '@vitrine/content/core'

/** Status of a stored message, as the protocol names it. */
export const MESSAGE_STATUSES = ['mail_sent', 'spam'] as const
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]

/** The same for editors. */
export const STATUS_LABELS: Readonly<Record<MessageStatus, AdminLabel>> = {
  mail_sent: { en: 'Sent', de: 'Gesendet' },
  spam: 'Spam',
}
