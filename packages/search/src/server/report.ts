import { sql } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { readState, runner, tablesOf } from '../store/index/tables.ts'

/** Status of the index, for operators. */
export interface IndexReport {
  readonly generation: number
  readonly version: number
  readonly isFilled: boolean
  /** True if another index is being built. */
  readonly isBuilding: boolean
  /** Documents, once for each of their languages. */
  readonly entries: number
  readonly words: number
  /** Documents that have to be looked at again. */
  readonly waiting: number
}

/** Describes the index. @returns `undefined` when there is none. @throws When it cannot be read. */
export async function readReport(payload: Payload): Promise<IndexReport | undefined> {
  const run = runner(payload)
  const state = await readState(run)
  if (!state) return undefined
  const { documents, words } = tablesOf(state.live)
  const [row] = await run(sql`select (select count(*) from ${documents}) as entries,
    (select count(*) from ${words}) as words, (select count(*) from search_stale) as waiting`)
  return {
    generation: state.live,
    version: state.version,
    isFilled: state.isFilled,
    isBuilding: state.building !== undefined,
    entries: Number(row?.entries),
    words: Number(row?.words),
    waiting: Number(row?.waiting),
  }
}
