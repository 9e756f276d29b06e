import type { Step } from './first-steps.ts'
import type { DashboardList } from './listed.ts'
import type { WaitingCount } from './waiting-count.ts'

/** What one account sees first. */
export interface DashboardContent {
  readonly siteName: string
  readonly waiting: readonly WaitingCount[]
  readonly lists: readonly DashboardList[]
  /** Empty for accounts that cannot do them. */
  readonly steps: readonly Step[]
  readonly isAdministrator: boolean
}
