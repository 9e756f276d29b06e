import { list } from '@vitrine/content/core'

/** An answer that was sent to the sender of a message, as the column `replies` has it. */
export interface Reply {
  readonly id: string
  /** ISO 8601. */
  readonly sentAt: string
  /** Id of the account that sent it; the account may be gone. */
  readonly person: number
  readonly personName: string
  /** Mailbox as the header has it. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly messageId: string
  /** Id of its delivery, which may be gone. */
  readonly delivery: number
}

/** Reads the column `replies` of a message, the oldest first. */
export function repliesOf(raw: unknown): readonly Reply[] {
  // Only `replyToMessage` writes the column.
  return list(raw) as unknown as readonly Reply[]
}
