import type { ReportLabel } from '../../core/report/report-words.ts'

/** Outcome of writing a planned document. */
export type WriteResult =
  | { readonly outcome: 'made' | 'updated' | 'unchanged' | 'waiting' | 'same'; readonly note?: ReportLabel }
  /** Left as it is here: it was changed or removed since, or was there before. */
  | { readonly outcome: 'kept'; readonly note: ReportLabel }
  /** Its file is not there. */
  | { readonly outcome: 'no-file'; readonly note: string }
  | { readonly outcome: 'failed'; readonly note: ReportLabel }
