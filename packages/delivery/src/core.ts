export { displayName, MAX_ADDRESS_LENGTH, type Mailbox, writeMailboxes } from './core/mail/mailbox.ts'
export { isWrittenAddress, type MailboxTemplate, parseMailboxes, readMailboxes } from './core/mail/mailbox-list.ts'
export type { MailHeader, QueuedMail } from './core/mail/queued-mail.ts'
export { GONE_ANSWER } from './core/webhook-gone.ts'
