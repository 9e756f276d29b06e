import type { RunOutcome } from '../../core/report/headline.ts'
import type { ImportReport } from '../../core/report/report.ts'
import type { ReportLabel } from '../../core/report/report-words.ts'
import type { WriteResult } from '../writing/write-result.ts'

/** Results by collection, and by what became of their documents. */
export type WriteCounts = Readonly<Record<string, Partial<Readonly<Record<WriteResult['outcome'], number>>>>>

/** A document that is not here, or not as planned. */
export interface DocumentLine {
  readonly key: string
  readonly collection: string
  readonly title: string
  readonly message: ReportLabel
}

/** Result of an import, or of a dry run, for people and programs. */
export interface RunReport extends ImportReport {
  /** Name by which it is undone; absent where nothing was written. */
  readonly run?: string
  /** Name of the old site in the ledger. */
  readonly source: string
  readonly dryRun: boolean
  readonly outcome: RunOutcome
  readonly written: WriteCounts
  readonly failures: readonly DocumentLine[]
  /** Documents that stay as somebody changed them here. */
  readonly kept: readonly DocumentLine[]
  /** Documents that got another address than was planned. */
  readonly moved: readonly DocumentLine[]
  /** Lines of these lists beyond those that are kept. */
  readonly moreLines: number
}
