import type { ComposedMail } from './compose.ts'

/** Takes mails over. */
export interface MailTransport {
  /** Resolves once the mail is taken for good; handing the same mail over twice must not double it where that can be. */
  send(mail: ComposedMail): Promise<void>
  close(): void
}
