import type { SentView } from '../core/after-sending.ts'
import type { Problem } from '../core/problem.ts'

/** Server's reply to a submission. A refill has the last two only. [reference 2, 4] */
export interface FeedbackReply {
  readonly status: string
  readonly message: string
  readonly posted_data_hash?: string
  readonly invalid_fields?: readonly { readonly field: string; readonly message: string }[]
  /** Question and hash of its answer, by field. */
  readonly quiz?: Readonly<Record<string, readonly [question: string, hash: string]>>
  /** Address of the picture, by field. */
  readonly captcha?: Readonly<Record<string, string>>
  /** Time stamp for a form that had none the site knows; ours, not the protocol's. */
  readonly opened?: string
  /** Result after sending; ours, not the protocol's. */
  readonly after_sending?: SentView
}

/** @throws {TypeError} For a reply that says nothing of the submission. */
export function parseFeedback(reply: unknown): FeedbackReply {
  if (typeof (reply as Partial<FeedbackReply> | null)?.status === 'string') return reply as FeedbackReply
  throw new TypeError('The reply to the submission has no status.')
}

/** Reply that the server would give, for problems found before sending. */
export function invalidReply(problems: readonly Problem[], message: string): FeedbackReply {
  return {
    status: 'validation_failed',
    message,
    invalid_fields: problems.map(({ field, error }) => ({ field, message: error })),
  }
}

export function problemsIn({ invalid_fields = [] }: FeedbackReply): readonly Problem[] {
  return invalid_fields.map(({ field, message }) => ({ field, error: message }))
}
