import type { MailProgress } from './receivers.ts'

/** A header of a mail besides those that the mailer sets itself. */
export interface MailHeader {
  readonly name: string
  readonly value: string
}

/** A document that is made when its mail is sent, so that the queue holds its name alone. */
export interface MailDocument {
  /** Source that makes it, such as `shop invoice`. */
  readonly source: string
  /** Name of it there. */
  readonly id: string
}

/** A mail as it waits to be sent. Mailboxes are written as headers have them, so that nothing typed is parsed again. */
export interface QueuedMail {
  readonly from: string
  readonly to: string
  readonly subject: string
  /** `Bcc` among them, which is for the envelope only. */
  readonly headers: readonly MailHeader[]
  /** Of an HTML mail, for programs that show none. */
  readonly text: string
  readonly html?: string
  /** Files that go with it, by their paths on this machine. */
  readonly files?: readonly { readonly name: string; readonly path: string }[]
  readonly documents?: readonly MailDocument[]
  /** Receivers and files that were left out, and why: a sentence each. */
  readonly omissions?: readonly string[]
  /** Written after a try that not all receivers took. */
  readonly progress?: MailProgress
}

/** True if a mail has at least one recipient. */
export function hasReceiver({ to, headers }: Pick<QueuedMail, 'to' | 'headers'>): boolean {
  return to !== '' || headers.some(({ name }) => /^b?cc$/i.test(name))
}
