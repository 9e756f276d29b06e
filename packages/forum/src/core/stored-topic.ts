import type { HoldReason } from './hold.ts'

/** States of a topic and of a reply. What is hidden keeps its number, and says that it was removed. */
export const POST_STATES = ['held', 'shown', 'hidden'] as const

export type PostState = (typeof POST_STATES)[number]

/** A topic as it is stored. */
export interface StoredTopic {
  readonly id: number
  readonly board: number
  /** BCP 47 tag of the pages that it is on. */
  readonly language: string
  readonly title: string
  readonly slug: string
  readonly state: PostState
  readonly isSticky: boolean
  readonly isClosed: boolean
  /** Number of the reply that answers it. */
  readonly solvedBy: number | undefined
  /** Topic at whose end its posts stand, and the number after which they begin there. */
  readonly merged: { readonly into: number; readonly after: number } | undefined
  /** Number that was given last; 0 while it is held. */
  readonly lastNumber: number
  readonly lastAt: Date
  readonly beganAt: Date
  /** Who began it; undefined for a member who left. */
  readonly person: number | undefined
  /** Name of who began it, and of who answered last; undefined for members who left. */
  readonly author: string | undefined
  readonly lastAuthor: string | undefined
}

/** A reply as it is stored, or the words that open a topic, which are number 1. */
export interface StoredReply {
  readonly id: number
  readonly topic: number
  /** Undefined while it is held. */
  readonly number: number | undefined
  /** Id of who wrote it, and their name; undefined for a member who left. */
  readonly person: number | undefined
  readonly author: string | undefined
  readonly state: PostState
  /** Markdown, as it was typed. */
  readonly source: string
  /** Number of the reply that it answers. */
  readonly answers: number | undefined
  readonly writtenAt: Date
  readonly editedAt: Date | undefined
  readonly heldFor: HoldReason | undefined
  /** Reports that nobody has settled. */
  readonly openReports: number
}
