import type { AdminLabel, AdminText } from '@vitrine/content/core'

/** Something that an owner ought to know of the health of the site, in plain words. */
export interface HealthFinding {
  /** Its subject, such as `Backups`; unique among all findings. */
  readonly title: AdminText
  /** Sentences that say how it is, and if it is not good what to do. */
  readonly text: AdminText
  readonly state: 'good' | 'attention' | 'broken'
  /** A few words that are worth knowing at a glance although all is well, such as a version. */
  readonly brief?: AdminLabel
  /** Address in the admin where something can be done about it. */
  readonly href?: string
}
