import { sql } from '@vitrine/cms/sql'
import type { Payload } from 'payload'
import { type Conjunction, toMatch, toTsquery } from '../../core/expression.ts'
import { errorsForgiven, trigramsOf } from '../../core/near-words.ts'
import { isPostgres, type Run, tablesOf } from './tables.ts'
import { gramKey } from './write.ts'

/** A row of the index, without its text. */
export interface FoundRow {
  readonly id: number
  readonly collection: string
  readonly document: string
  readonly type: string
  readonly title: string
  readonly path: string
  readonly image: { readonly path: string; readonly alt: string } | undefined
  readonly date: string
}

/** Parts of PostgreSQL's index: {@link termsOf} keeps what stands out apart from the whole text. */
export type Column = 'standing' | 'whole'

export interface Asked {
  readonly ask: Conjunction
  readonly column: Column
  /** Rows at most: the ones that came last into the index. */
  readonly limit: number
}

/** Finds rows. */
export async function findRows(
  payload: Payload,
  run: Run,
  generation: number,
  { ask, column, limit }: Asked,
): Promise<readonly FoundRow[]> {
  const { documents, terms } = tablesOf(generation)
  const columns = sql.raw('d.id, d.collection, d.document, d.type, d.title, d.path, d.image, d.image_alt, d.date')
  const rows = isPostgres(payload)
    ? await run(sql`select ${columns} from ${documents} d
        where d.${sql.raw(column)} @@ ${toTsquery(ask)}::tsquery order by d.id desc limit ${limit}`)
    : await run(sql`select ${columns} from ${terms} t join ${documents} d on d.id = t.rowid
        where t.terms match ${toMatch(ask)} order by t.rowid desc limit ${limit}`)
  return rows.map((row) => ({
    id: Number(row.id),
    collection: String(row.collection),
    document: String(row.document),
    type: String(row.type),
    title: String(row.title),
    path: String(row.path),
    image: row.image == null ? undefined : { path: String(row.image), alt: String(row.image_alt ?? '') },
    date: String(row.date),
  }))
}

/** Reads the texts of rows, by id. */
export async function readTexts(
  run: Run,
  generation: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly headings: string; readonly body: string }>> {
  if (ids.length === 0) return new Map()
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const rows = await run(sql`select id, headings, body from ${tablesOf(generation).documents} where id in (${list})`)
  return new Map(rows.map(({ id, headings, body }) => [Number(id), { headings: String(headings), body: String(body) }]))
}

/** Sorts after every letter. */
const AFTER_LETTERS = '\u{10FFFD}'

/** Gives known words that begin so, the shortest first. */
export async function wordsBeginning(
  run: Run,
  generation: number,
  { word, locale, limit }: { readonly word: string; readonly locale: string; readonly limit: number },
): Promise<readonly string[]> {
  const { words } = tablesOf(generation)
  const rows = await run(sql`select word from ${words}
    where locale = ${locale} and word >= ${word} and word < ${word + AFTER_LETTERS}
    order by length(word), word limit ${limit}`)
  return rows.map((row) => String(row.word))
}

/** Known words that share most trigrams with one are looked at closely: this many. */
const MAX_RESEMBLING = 80

/** Gives known words that resemble one, most first. */
export async function wordsResembling(
  run: Run,
  generation: number,
  { word, locale, isPrefix }: { readonly word: string; readonly locale: string; readonly isPrefix: boolean },
): Promise<readonly string[]> {
  const { grams } = tablesOf(generation)
  const asked = trigramsOf(word).slice(0, isPrefix ? -1 : undefined)
  const list = sql.join(
    asked.map((gram) => sql`${gramKey(gram, locale)}`),
    sql`, `,
  )
  const errors = errorsForgiven(word)
  const longest = isPrefix ? sql`` : sql`and length(word) <= ${word.length + errors}`
  const rows = await run(sql`select word, count(*) as shared from ${grams}
    where gram in (${list}) and length(word) >= ${word.length - errors} ${longest}
    group by word order by shared desc, length(word) limit ${MAX_RESEMBLING}`)
  return rows.map((row) => String(row.word))
}
