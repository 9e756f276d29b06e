import type { Submitted } from './submission.ts'
import type { Problem } from './validate.ts'

/** What became of a submission. */
export type Outcome =
  | { readonly status: 'validation_failed'; readonly problems: readonly [Problem, ...Problem[]] }
  | { readonly status: 'acceptance_missing' }
  | { readonly status: 'spam' }
  | { readonly status: 'mail_sent'; readonly hash: string }
  | { readonly status: 'mail_failed'; readonly hash: string }

/** The outcome of a post without script, as the page shows it. */
export interface PageOutcome {
  readonly unitTag: string
  readonly status: Outcome['status']
  readonly message: string
  readonly problems: readonly Problem[]
  /** What the visitor typed; empty after a sent message. */
  readonly values: Submitted
}
