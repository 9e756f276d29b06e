import type { Step } from './first-steps.ts'
import type { DashboardList } from './listed.ts'
import type { WaitingCount } from './waiting-count.ts'

/** Content of the dashboard for one account. */
export interface DashboardContent {
  readonly siteName: string
  readonly waiting: readonly WaitingCount[]
  readonly lists: readonly DashboardList[]
  /** Empty for accounts that cannot do them. */
  readonly steps: readonly Step[]
  readonly isAdministrator: boolean
  /** True if the account makes pages. */
  readonly makesPages: boolean
}
