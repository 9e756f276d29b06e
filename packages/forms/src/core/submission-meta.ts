import type { PageFacts } from './mail/page-facts.ts'

/** Metadata of a submission: when, from where and by whom it was posted. */
export interface SubmissionMeta {
  readonly unitTag: string
  readonly remoteAddress: string
  readonly userAgent: string
  /** Address of the page that holds the form. */
  readonly url: string
  readonly now: Date
  /** True for a form that the browser posted to its page by itself. */
  readonly isWithoutScript?: boolean
  /** Facts about that page, for mails. */
  readonly page?: PageFacts
  /** `login`, `email` and the like of who is logged in; visitors have none. */
  readonly user?: Readonly<Record<string, string>>
}
