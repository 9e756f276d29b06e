import type { Payload } from 'payload'
import type { ReportLabel } from '../../core/report/report-words.ts'
import type { LedgerEntry } from '../../store/ledger.ts'
import type { Book } from './book.ts'
import type { Units } from './units.ts'

/** Content whose examples are replaced, and the run that does so. */
export interface ReplacingParts {
  readonly payload: Payload
  readonly units: Units
  readonly book: Book
  readonly run: string
  readonly now: () => Date
  /** Takes only examples of these collections; empty: of all. */
  readonly only: ReadonlySet<string>
  /** Name that the site gets in place of that of the example company. */
  readonly name: string
}

/** An example document that was to go to the trash, or settings that were to be emptied. */
export interface ReplacedExample extends Pick<LedgerEntry, 'key' | 'collection'> {
  readonly title: string
  /** Reason for which it stays; undefined: it was replaced. */
  readonly problem: ReportLabel | undefined
}
