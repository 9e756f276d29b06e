import type { ForumRole } from './rights.ts'

/** Roles that members have in the forum. */
export const PERSON_ROLES = ['member', 'moderator', 'blocked'] as const satisfies readonly ForumRole[]

/** A member as the forum knows them. */
export interface Person {
  readonly id: number
  /** Id of the member. */
  readonly member: number
  /** Name that others read. */
  readonly name: string
  readonly role: (typeof PERSON_ROLES)[number]
  /** Texts of theirs that were approved. */
  readonly approved: number
  readonly since: Date
}
