import type { SentView } from './after-sending.ts'
import type { Problem } from './problem.ts'
import type { Submitted } from './submitted.ts'

/** Outcome of a submission. */
export type Outcome =
  /** A form for members, posted by a visitor. */
  | { readonly status: 'members_only' }
  | { readonly status: 'validation_failed'; readonly problems: readonly [Problem, ...Problem[]] }
  | { readonly status: 'acceptance_missing' }
  | {
      readonly status: 'spam'
      /** Files are held with the message, for an editor to send. */
      readonly holdsFiles?: true
    }
  | { readonly status: 'aborted'; readonly hash: string; readonly message?: string; readonly custom?: string }
  | { readonly status: 'payment_required'; readonly hash: string; readonly payment: Payment }
  | {
      readonly status: 'mail_sent'
      readonly hash: string
      readonly demo?: true
      /** Of a message that is stored. */
      readonly serialNumber?: number
      /** The post was taken before: nothing was stored, and nothing is sent. */
      readonly isRepeat?: true
    }
  | { readonly status: 'mail_failed'; readonly hash: string }

/** Payment that the browser has to confirm. */
export interface Payment {
  readonly id: string
  readonly clientSecret: string
}

/** The outcome of a post without script, as the page shows it. */
export interface PageOutcome {
  readonly unitTag: string
  /** As the protocol writes it. */
  readonly status: string
  readonly message: string
  readonly problems: readonly Problem[]
  /** Values that the visitor typed; empty after a sent message. */
  readonly values: Submitted
  /** Stamp of the form that was posted, for one that is mended: it was opened when it was, however quickly it comes back. */
  readonly opened?: string
  /** Result after sending, besides the success message. */
  readonly sentView?: SentView
}

/** The status of an outcome as the protocol writes it. [reference 6] */
export function wireStatus(outcome: Outcome): string {
  if (outcome.status === 'members_only') return 'error'
  return outcome.status === 'aborted' ? (outcome.custom ?? 'aborted') : outcome.status
}
