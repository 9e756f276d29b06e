import { readMailboxes, writeMailboxes } from '@vitrine/delivery/core'
import type { FilledMailbox } from './fill-mailboxes.ts'

/** Sender of a mail as its header has it. */
export interface FromMailbox {
  readonly from: string
  /** Mailbox of the visitor, in whose name the site may not send: answers go there. */
  readonly answersTo?: string
}

/**
 * Decides who sends a mail. Providers refuse mails that claim to come from a stranger's domain (DMARC), so a visitor gives
 * the name alone, and the site its address.
 *
 * @param named Mailbox that the form names, if any can be used.
 * @param mailFrom Sender of the site; empty: the form's is taken as it is.
 * @see https://www.rfc-editor.org/rfc/rfc7489#section-3.1.1
 */
export function fromMailbox(named: FilledMailbox | undefined, mailFrom: string): FromMailbox {
  if (!named) return { from: mailFrom }
  const [own] = readMailboxes(mailFrom)
  if (!own || !named.isOfVisitor) return { from: writeMailboxes([named]) }
  return {
    from: writeMailboxes([{ name: named.name || own.name, address: own.address }]),
    answersTo: writeMailboxes([named]),
  }
}
