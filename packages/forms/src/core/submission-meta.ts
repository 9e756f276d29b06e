import type { PageFacts } from './mail/page-facts.ts'
import type { UserFacts } from './mail/user-facts.ts'

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
  /** Of who is signed in; visitors have none. */
  readonly user?: UserFacts
}
