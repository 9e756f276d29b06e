import type { Refusal } from '../../core/mail/receivers.ts'
import type { ComposedMail } from './compose.ts'

/** Takes mails over. */
export interface MailTransport {
  /** True for the outbox folder: what it takes reaches no mail server. */
  readonly isOutbox: boolean
  /**
   * Resolves once the mail is taken for good by all receivers but those that it returns; handing the same mail over twice
   * must not double it where that can be.
   *
   * @throws When no receiver was asked or the mail itself was refused.
   */
  send(mail: ComposedMail): Promise<readonly Refusal[]>
  close(): void
}
