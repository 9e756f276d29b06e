import { featureState } from '@vitrine/kit/core'
import type { PostAct, TopicAct } from './acts.ts'
import type { HoldReason } from './hold.ts'
import type { MailChoice } from './mails/mail-choice.ts'
import type { ActProblem, AskedAct } from './moderation-form.ts'
import type { PostBlock } from './post/post-tree.ts'
import type { PostLine } from './shown/post-line.ts'
import type { PostState } from './stored-topic.ts'
import type { FieldProblems, TypedPost } from './writing-form.ts'

/** Reason for which a form is shown again, or none is shown, by the name of its sentence. */
export type WritingRefusal =
  | 'problems'
  | 'stale'
  | 'tooMany'
  | 'tooManyHeld'
  | 'late'
  | 'closedText'
  | 'noRight'
  | 'signedOut'
  | 'blocked'
  | 'gone'

/** A form on which a member writes. */
export interface WritingForm {
  readonly purpose: 'new' | 'reply' | 'edit'
  /** Name and address of the board or topic. */
  readonly about: { readonly title: string; readonly href: string }
  readonly action: string
  /** Values that the member does not see, by the names of their fields. */
  readonly hidden: Readonly<Record<string, string>>
  readonly typed: TypedPost
  /** True for members who have no name in the forum yet. */
  readonly asksName: boolean
  readonly problems: FieldProblems
  readonly refusal?: WritingRefusal | undefined
  readonly isPreview: boolean
  /** Address at which who was signed out signs in again. */
  readonly signIn?: string
  /** Address at which browsers ask for a challenge of the proof of work; absent where none is asked. */
  readonly proof?: string
}

/** A text in the list of what a member wrote. */
export interface OwnPost extends PostLine {
  readonly heldFor?: HoldReason
}

/** A post as it is shown to whoever acts on it. */
export interface PostInHand {
  readonly id: number
  /** Title of its topic. */
  readonly title: string
  /** Address of the post; absent while it is held or hidden. */
  readonly href?: string
  /** Absent for a member who left. */
  readonly author?: string
  /** ISO 8601. */
  readonly writtenAt: string
  readonly state: PostState
  readonly heldFor?: HoldReason
  readonly content: readonly PostBlock[]
  /** Reasons of the reports that nobody has settled. */
  readonly reports: readonly string[]
}

/** Acts that somebody may do on a post and its topic. */
export interface PostRights {
  readonly report: 'may' | 'done' | 'never'
  readonly posts: readonly PostAct[]
  readonly topic: readonly TopicAct[]
  /** Boards to which the topic may be moved, without its own. */
  readonly boards: readonly { readonly id: number; readonly title: string }[]
  /** True if the topic may be put at the end of another. */
  readonly merge: boolean
  /** True if the post, and those after it, may become a topic of their own. */
  readonly split: boolean
}

/** Outcome of the form before: an act that was done, or why none was. */
export interface ActOutcome {
  readonly done?: AskedAct['kind']
  readonly problem?: ActProblem | 'tooMany'
  /** Reason that was typed, when nothing was done. */
  readonly reason?: string
}

/** Acts of a member on a subscription. Who subscribes to what they muted gets its mails again. */
export type SubscriptionAct = 'subscribe' | 'unsubscribe' | 'mute'

/** A topic or board as the list of subscriptions has it. */
export interface ShownSubscription {
  readonly kind: 'topic' | 'board'
  readonly id: number
  readonly title: string
  readonly href: string
  readonly isMuted: boolean
}

/** Screen of a page for one member. */
export type WritingScreen =
  | { readonly kind: 'form'; readonly form: WritingForm }
  | { readonly kind: 'refused'; readonly refusal: WritingRefusal; readonly back: string }
  /**
   * @property sent Id of a text that has just been sent.
   * @property mails Address at which the member chooses how mails come.
   * @property profile Address of the page with what others read of theirs; absent where they read nothing.
   * @property queue Address of the queue of moderators; absent for others.
   */
  | {
      readonly kind: 'mine'
      readonly name?: string
      readonly posts: readonly OwnPost[]
      readonly sent?: number
      readonly queue?: string
      readonly mails?: string
      readonly profile?: string
    }
  | {
      readonly kind: 'post'
      readonly post: PostInHand
      readonly rights: PostRights
      readonly action: string
      readonly outcome: ActOutcome
    }
  | {
      readonly kind: 'queue'
      readonly posts: readonly (PostInHand & { readonly more: string })[]
      readonly action: string
      readonly outcome: ActOutcome
    }
  /** @property about Topic or board that the member comes from, and does not subscribe to yet. */
  | {
      readonly kind: 'mails'
      readonly action: string
      readonly choice: MailChoice
      readonly subscriptions: readonly ShownSubscription[]
      readonly about?: Omit<ShownSubscription, 'isMuted'>
      readonly isDone: boolean
      readonly isRefused: boolean
    }
  /** @property isAll True for all mails, false for those of one subscription. */
  | { readonly kind: 'unsubscribe'; readonly action: string; readonly isAll: boolean; readonly isDone: boolean }

interface WritingState {
  readonly screen: WritingScreen
}

/** Screen for the member who asks. */
export const writingState = /* @__PURE__ */ featureState<WritingState>('forum writing', {
  screen: { kind: 'mine', posts: [] },
})
