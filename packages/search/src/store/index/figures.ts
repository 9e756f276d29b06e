import { sql } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import type { Conjunction } from '../../core/expression.ts'
import { type Run, tablesOf } from './tables.ts'

/** Shares of documents that have a term, for the terms that many have. */
export type CommonTerms = ReadonlyMap<string, number>

/** PostgreSQL's statistics of a column of the index. */
export interface Figures {
  readonly common: CommonTerms
  /** Approximate number of documents. */
  readonly documents: number
}

/** Share of documents from which a term is remembered as common. */
export const COMMON = 0.01

/** Milliseconds for which the figures are remembered: PostgreSQL takes them anew from time to time. */
const REMEMBERED_MS = 600_000

interface Remembered {
  readonly key: string
  readonly until: number
  readonly figures: Promise<Figures>
}

const remembered = new WeakMap<Payload, Map<string, Remembered>>()

/** Gives the figures of a column of the index. */
export function figuresOf(payload: Payload, run: Run, generation: number, column: string): Promise<Figures> {
  const columns = remembered.get(payload) ?? new Map<string, Remembered>()
  remembered.set(payload, columns)
  const known = columns.get(column)
  const key = `${generation}`
  if (known && known.key === key && Date.now() < known.until) return known.figures
  const figures = readFigures(run, generation, column)
  figures.catch(() => columns.delete(column))
  columns.set(column, { key, until: Date.now() + REMEMBERED_MS, figures })
  return figures
}

async function readFigures(run: Run, generation: number, column: string): Promise<Figures> {
  const table = tablesOf(generation).documentsName
  const [size] = await run(sql`select reltuples from pg_class where oid = to_regclass(${table})`)
  const rows = await run(sql`select term, share from pg_stats,
    unnest(most_common_elems::text::text[], most_common_elem_freqs) as common (term, share)
    where schemaname = current_schema() and tablename = ${table} and attname = ${column}
      and term is not null and share >= ${COMMON}`)
  return {
    common: new Map(rows.map(({ term, share }) => [String(term), Number(share)])),
    documents: Number(size?.reltuples ?? 0),
  }
}

/**
 * Estimates the share of documents that answer a question, as if its parts had nothing to do with each other.
 *
 * @returns 0 where one of them is not common, else up to 1.
 */
export function shareOf(ask: Conjunction, common: CommonTerms): number {
  const share = (term: string) => common.get(term) ?? 0
  const product = (shares: readonly number[]) => shares.reduce((all, one) => all * one, 1)
  return product(
    ask.map((part) =>
      'phrase' in part
        ? product(part.phrase.map(share))
        : Math.min(
            1,
            part.any.map(share).reduce((all, one) => all + one, 0),
          ),
    ),
  )
}
