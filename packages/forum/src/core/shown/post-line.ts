import type { PostState } from '../stored-topic.ts'

/** A post in a list of what somebody wrote. */
export interface PostLine {
  readonly id: number
  /** Title of its topic. */
  readonly title: string
  /** Address of the post; absent while it is held or hidden. */
  readonly href?: string
  readonly words: string
  /** ISO 8601. */
  readonly writtenAt: string
  readonly state: PostState
  /** Address at which it is changed; absent when it is too late, and for others. */
  readonly edit?: string
}
