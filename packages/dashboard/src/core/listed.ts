import type { AdminLabel } from '@vitrine/content/core'

/** A document in a list of the dashboard. */
export interface Listed {
  readonly name: AdminLabel
  /** Text beside the name, such as the kind of the document or who sent a message. */
  readonly detail: AdminLabel
  /** Time in ISO 8601; undefined if it has none. */
  readonly date: string | undefined
  /** True of what happens at that time, and has not happened yet. */
  readonly isToCome?: true
  /** Address in the admin. */
  readonly href: string
}

/** A list of the dashboard. */
export interface DashboardList {
  readonly title: AdminLabel
  /** Address in the admin of all of them; undefined for a list of several kinds. */
  readonly href: string | undefined
  /** Sentence in place of an empty list. */
  readonly none: AdminLabel
  readonly items: readonly Listed[]
}
