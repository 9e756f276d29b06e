import type { AdminLabel } from '../../core/admin-text.ts'

/** Documents that links of a form lead to. */
export interface PickedTarget {
  /** Type of the links that lead to them. */
  readonly type: string
  /** As editors call one of them. */
  readonly label: AdminLabel
}
