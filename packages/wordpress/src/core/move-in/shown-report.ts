import type { Question } from '../plan/questions.ts'
import type { RunOutcome } from '../report/headline.ts'
import type { ItemSum, KindCount } from '../report/report.ts'
import type { ReportLabel, ReportText } from '../report/report-words.ts'

/** A report as the page shows it: a value of JSON. */
export interface ShownReport {
  readonly site: { readonly title: string; readonly address: string }
  /** True when nothing was written. */
  readonly dryRun: boolean
  readonly outcome: RunOutcome
  readonly headline: ReportText
  readonly sum: ItemSum
  readonly kinds: readonly KindCount[]
  readonly questions: readonly Question[]
  /** The first addresses of the old site, each with a link to where it leads now; at most ten. */
  readonly firstAddresses: readonly ShownLine[]
  /** At most five. */
  readonly lookAt: readonly ShownLine[]
  readonly groups: readonly ShownGroup[]
  /** Faults of the file, one sentence each. */
  readonly problems: readonly ReportLabel[]
}

export const REPORT_GROUPS = ['came-over', 'changed', 'listed', 'failed'] as const

export interface ShownGroup {
  readonly name: (typeof REPORT_GROUPS)[number]
  readonly lines: readonly ShownLine[]
  /** Lines beyond these; a downloaded report has them. */
  readonly moreLines: number
}

export interface ShownLine {
  readonly text: ReportText
  readonly links: readonly ShownLink[]
}

/** `admin`: where it is edited. `site`: where visitors see it. */
export interface ShownLink {
  readonly kind: 'admin' | 'site'
  /** Path on this site. */
  readonly href: string
}
