import { sql, sqlList } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import type { CompoundPart } from '../../core/compounds.ts'
import { type Conjunction, toMatch, toTsquery } from '../../core/expression.ts'
import { errorsForgiven, resemblanceOf } from '../../core/near-words.ts'
import { COMMON, figuresOf, shareOf } from './figures.ts'
import { isPostgres, type Run, tablesOf } from './tables.ts'
import { endingKey, gramKey } from './write.ts'

/** Properties of a row that decide its rank. */
export interface Candidate {
  readonly id: number
  readonly type: string
  readonly title: string
  /** ISO 8601. */
  readonly date: string
}

/** A row of the index, with its text where it was asked for. */
export interface FoundRow extends Candidate {
  readonly collection: string
  readonly document: string
  readonly path: string
  readonly image: { readonly path: string; readonly alt: string } | undefined
  readonly body: string
}

/** Parts of PostgreSQL's index: {@link termsOf} keeps what stands out apart from the whole text. */
export type Column = 'standing' | 'whole'

export interface Asked {
  readonly ask: Conjunction
  readonly column: Column
  /** Rows at most: the ones that came last into the index. */
  readonly limit: number
}

export interface Candidates {
  readonly rows: readonly Candidate[]
  /** True if there may be more. */
  readonly isBounded: boolean
}

/** Finds rows, and reads no more of them than puts them in order. */
export async function findCandidates(
  payload: Payload,
  run: Run,
  generation: number,
  { ask, column, limit }: Asked,
): Promise<Candidates> {
  const { documents, terms } = tablesOf(generation)
  if (isPostgres(payload)) return candidatesOnPostgres(payload, run, generation, { ask, column, limit })
  // As one value: the client of SQLite takes longer to make rows than SQLite to find them.
  const [row] = await run(sql`select json_group_array(json_array(id, type, title, date)) as list from (
    select d.id, d.type, d.title, d.date from ${terms} t join ${documents} d on d.id = t.rowid
    where t.terms match ${toMatch(ask)} order by t.rowid desc limit ${limit})`)
  const rows = (JSON.parse(String(row?.list)) as unknown[][]).map(candidateOf)
  return { rows, isBounded: rows.length === limit }
}

/**
 * PostgreSQL would look for many answers by reading documents from the newest on, whatever it costs when they turn out to
 * be few. So it reads the index where answers are few, and a bounded number of the newest documents where they are many.
 */
async function candidatesOnPostgres(
  payload: Payload,
  run: Run,
  generation: number,
  { ask, column, limit }: Asked,
): Promise<Candidates> {
  const { documents } = tablesOf(generation)
  const terms = sql.raw(`d.${column}`)
  const query = sql`${toTsquery(ask)}::tsquery`
  const figures = await figuresOf(payload, run, generation, column)
  const areMany = shareOf(ask, figures.common) >= MANY[column]
  const rows = areMany
    ? await run(sql`select d.id, d.type, d.title, d.date from (
        select * from ${documents} order by id desc limit ${NEWEST[column]}) d where ${terms} @@ ${query} limit ${limit}`)
    : // An expression keeps it from going through the documents in the order of their ids.
      await run(sql`select d.id, d.type, d.title, d.date from ${documents} d
        where ${terms} @@ ${query} order by d.id + 0 desc limit ${limit}`)
  return {
    rows: rows.map(({ id, type, title, date }) => candidateOf([id, type, title, date])),
    isBounded: rows.length === limit || (areMany && figures.documents > NEWEST[column]),
  }
}

/** Share of documents from which answers are many: about where both ways take equally long among 100,000. */
const MANY: Readonly<Record<Column, number>> = { standing: COMMON, whole: 3 * COMMON }

/** Documents that are read where answers are many. Whole texts lie apart from their rows, and take longer. */
const NEWEST: Readonly<Record<Column, number>> = { standing: 4_000, whole: 300 }

function candidateOf([id, type, title, date]: readonly unknown[]): Candidate {
  return { id: Number(id), type: String(type), title: String(title), date: String(date) }
}

/**
 * Reads rows, in the order of their ids.
 *
 * @param withText Whether the text is read too.
 */
export async function readRows(
  run: Run,
  generation: number,
  { ids, withText }: { readonly ids: readonly number[]; readonly withText: boolean },
): Promise<readonly FoundRow[]> {
  if (ids.length === 0) return []
  const list = sqlList(ids)
  const body = sql.raw(withText ? ', body' : '')
  const rows = await run(sql`select id, collection, document, type, title, path, image, image_alt, date${body}
    from ${tablesOf(generation).documents} where id in (${list})`)
  const byId = new Map(rows.map((row) => [Number(row.id), row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    return {
      id,
      collection: String(row.collection),
      document: String(row.document),
      type: String(row.type),
      title: String(row.title),
      path: String(row.path),
      image: row.image == null ? undefined : { path: String(row.image), alt: String(row.image_alt ?? '') },
      date: String(row.date),
      body: String(row.body ?? ''),
    }
  })
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

/** Words of each kind that are searched for a part. A common part occurs in ever more of them. */
const MAX_WITH_PART = 2_000

/** Gives known words that have a part in them, the shortest first. A short part has to begin or end them. */
export async function wordsWithPart(
  run: Run,
  generation: number,
  { part, locale, limit }: { readonly part: CompoundPart; readonly locale: string; readonly limit: number },
): Promise<readonly string[]> {
  const { words, grams } = tablesOf(generation)
  const { stem, leastLength, isShort } = part
  const key = endingKey(stem, locale)
  const last = isShort ? key : key + AFTER_LETTERS
  const rows = await run(sql`select word from (
      select word from (select word from ${grams} where gram >= ${key} and gram <= ${last} limit ${MAX_WITH_PART}) as within
      union
      select word from (select word from ${words}
        where locale = ${locale} and word >= ${stem} and word < ${stem + AFTER_LETTERS} and length(word) >= ${leastLength}
        limit ${MAX_WITH_PART}) as beginning
    ) as found order by length(word), word limit ${limit}`)
  return rows.map((row) => String(row.word))
}

/** Returns those of the given words that occur in documents. */
export async function knownWords(
  run: Run,
  generation: number,
  { words, locale }: { readonly words: readonly string[]; readonly locale: string },
): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set()
  const list = sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  )
  const rows = await run(
    sql`select word from ${tablesOf(generation).words} where locale = ${locale} and word in (${list})`,
  )
  return new Set(rows.map((row) => String(row.word)))
}

/** Known words that share most trigrams with one are looked at closely: this many. */
const MAX_RESEMBLING = 40

/** Letters that a mistyped word may still lack at its end. */
const MAX_UNFINISHED = 4

/** Gives known words that resemble one, most first. */
export async function wordsResembling(
  run: Run,
  generation: number,
  { word, locale, isPrefix }: { readonly word: string; readonly locale: string; readonly isPrefix: boolean },
): Promise<readonly string[]> {
  const errors = errorsForgiven(word)
  if (errors === 0) return []
  const longest = word.length + (isPrefix ? MAX_UNFINISHED : errors)
  const lengths = Array.from({ length: longest - word.length + errors + 1 }, (_, index) => word.length - errors + index)
  const { trigrams, least } = resemblanceOf(word, isPrefix)
  const list = sql.join(
    trigrams.flatMap((gram) => lengths.map((length) => sql`${gramKey({ gram, length, locale })}`)),
    sql`, `,
  )
  const rows = await run(sql`select word, count(*) as shared from ${tablesOf(generation).grams}
    where gram in (${list}) group by word having count(*) >= ${least} order by shared desc, length(word) limit ${MAX_RESEMBLING}`)
  return rows.map((row) => String(row.word))
}
