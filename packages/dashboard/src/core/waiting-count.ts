import type { AdminLabel } from '@vitrine/content/core'

/** Documents that wait for somebody. */
export interface WaitingCount {
  readonly label: AdminLabel
  readonly count: number
  /** Slug of their collection. */
  readonly collection: string
  /** Address in the admin of a list of them. */
  readonly href: string
  /** True if it stands in the bar above pages, too. */
  readonly inBar: boolean
}
