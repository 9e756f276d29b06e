/** Something that an owner ought to know of the health of the site, in plain words. */
export interface HealthFinding {
  /** Its subject, such as `Backups`; unique among all findings. */
  readonly title: string
  /** Sentences that say how it is, and if it is not good what to do. */
  readonly text: string
  readonly state: 'good' | 'attention' | 'broken'
  /** Address in the admin where something can be done about it. */
  readonly href?: string
}
