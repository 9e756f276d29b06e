/** A topic of the demo, with its replies. */
export interface DemoTopic {
  /** Segment of its address, and its name among the references. */
  readonly slug: string
  /** BCP 47 tag; left out: the language of the demo. */
  readonly language?: string
  readonly title: string
  /** Name of who began it, one of the demo's writers. */
  readonly by: string
  /** ISO 8601. */
  readonly at: string
  /** Markdown. */
  readonly text: string
  /** Each by whom, so many hours after the one before, and its words. */
  readonly replies: readonly (readonly [by: string, hours: number, text: string])[]
  readonly isSticky?: true
  readonly isClosed?: true
  /** Number of the post that answers it: 2 is the first reply. */
  readonly solvedBy?: number
}
