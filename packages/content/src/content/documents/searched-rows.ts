import type { Payload } from 'payload'
import type { sql, Transaction } from '../../store/sql.ts'

/** Runs a statement in the transaction of its caller. */
type Run = (statement: ReturnType<typeof sql>) => Promise<readonly Readonly<Record<string, unknown>>[]>

/** A row as the search finds it: by its words, in one language. */
export interface SearchedRow {
  /** BCP 47 tag of the pages that it is on. */
  readonly locale: string
  readonly title: string
  readonly body: string
  /** ISO 8601; the newest comes first. */
  readonly date: string
}

/** Rows that a feature writes by its own statements, for the search: `rows` of `custom.search` of their collection. */
export interface SearchedRows {
  /** Ids of all rows that everybody may find, the oldest first. */
  readonly ids: (run: Run) => Promise<readonly number[]>
  /** Reads a row; undefined for one that not everybody may find. */
  readonly read: (run: Run, id: number) => Promise<SearchedRow | undefined>
  /**
   * Paths of those of some rows that everybody may find at this moment. Results are asked for by it before they are shown, since
   * the index is a few seconds behind. @param ids One at least.
   */
  readonly paths: (payload: Payload, ids: readonly number[], locale: string) => Promise<ReadonlyMap<number, string>>
}

/** Notes that rows changed, in the transaction that changed them. */
export type RowsFollower = (payload: Payload, ids: readonly number[], transaction: Transaction) => Promise<void>

/** Member of a collection's `custom`: a {@link RowsFollower}, which the feature that follows its rows puts there. */
export const ROWS_FOLLOWER = 'rowsFollower'

/**
 * Notes for the search that rows of a feature's own table changed. It comes before `logChange`, since it waits for
 * those who look at one of the rows at this moment.
 */
export async function noteRows(
  payload: Payload,
  rows: { readonly collection: string; readonly ids: readonly number[] },
  transaction: Transaction,
): Promise<void> {
  const { custom } = payload.config.collections.find(({ slug }) => slug === rows.collection) ?? {}
  const follower: unknown = custom?.[ROWS_FOLLOWER]
  if (isFollower(follower)) await follower(payload, rows.ids, transaction)
}

function isFollower(value: unknown): value is RowsFollower {
  return typeof value === 'function'
}
