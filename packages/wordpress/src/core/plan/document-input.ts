import type { ReportLine } from '../convert/convert.ts'
import type { SourceItem } from '../source/source.ts'
import type { ImportPlan } from './prepared-plan.ts'

/** Input of the fields of a kind of document. */
export interface DocumentInput {
  readonly item: SourceItem
  readonly plan: ImportPlan
  readonly title: string
  readonly report: (line: ReportLine) => void
}
