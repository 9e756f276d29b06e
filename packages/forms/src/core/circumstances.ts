import type { PageFacts } from './mail/page-facts.ts'

/** What is known of a post besides its fields. */
export interface Circumstances {
  readonly unitTag: string
  readonly remoteAddress: string
  readonly userAgent: string
  /** Address of the page that holds the form. */
  readonly url: string
  readonly now: Date
  /** What mails may tell of that page. */
  readonly page?: PageFacts
  /** `login`, `email` and the like of who is logged in; visitors have none. */
  readonly user?: Readonly<Record<string, string>>
}
