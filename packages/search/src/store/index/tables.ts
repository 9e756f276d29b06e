import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'

/**
 * Number of the shape of the tables and of what is in them. Raise it with every change of the tables, of how words are
 * cut and stemmed, or of what is taken from a document: the index is then made anew at the next start.
 */
export const INDEX_VERSION = 2

/** The key under which whoever changes the index and whoever makes a new one wait for each other, on PostgreSQL. */
const LOCK = 7_130_417

/** Runs a statement, in a transaction or alone. */
export type Run = (statement: ReturnType<typeof sql>) => Promise<readonly Record<string, unknown>[]>

export function runner(payload: Payload, transaction?: Transaction): Run {
  return (statement) => runSql(payload, statement, transaction)
}

export function isPostgres(payload: Payload): boolean {
  return payload.db.name === 'postgres'
}

/** Names of the tables of one generation. A rebuild makes the next generation beside the one in use. */
export function tablesOf(generation: number) {
  const name = (table: string) => sql.raw(`search_${table}_${generation}`)
  return {
    documents: name('documents'),
    documentsName: `search_documents_${generation}`,
    /** SQLite's full-text index; PostgreSQL has its own on the documents. */
    terms: name('terms'),
    words: name('words'),
    grams: name('grams'),
    parts: name('parts'),
  }
}

/** The row that says which generation is in use. */
export interface IndexState {
  readonly version: number
  readonly live: number
  /** True if it has everything that existed when it was made. */
  readonly isFilled: boolean
  /** The generation that is being made, if any. */
  readonly building: number | undefined
  /** Time of the builder's last heartbeat, in milliseconds since 1970. */
  readonly beatAt: number
}

/** @returns `undefined` when there is no index. @throws When the database does not have the table either. */
export async function readState(run: Run): Promise<IndexState | undefined> {
  const [row] = await run(sql`select version, live, filled, building, beat_at from search_state where id = 1`)
  return (
    row && {
      version: Number(row.version),
      live: Number(row.live),
      isFilled: Number(row.filled) === 1,
      building: row.building == null ? undefined : Number(row.building),
      beatAt: Number(row.beat_at),
    }
  )
}

/** Makes the table of the state, and an empty index where there is none. */
export async function createIndex(payload: Payload, run: Run): Promise<void> {
  await waitForOthers(payload, run)
  await run(sql`create table if not exists search_state (
    id integer primary key, version integer not null, live integer not null, filled integer not null,
    building integer, beat_at bigint not null)`)
  await run(sql`create table if not exists search_stale (
    collection text not null, document text not null, primary key (collection, document))`)
  if (await readState(run)) return
  const generation = await freeGeneration(payload, run)
  await createGeneration(payload, run, generation)
  await run(sql`insert into search_state (id, version, live, filled, building, beat_at)
    values (1, ${INDEX_VERSION}, ${generation}, 0, null, 0)`)
}

/** A generation that no table is left of. */
export async function freeGeneration(payload: Payload, run: Run): Promise<number> {
  return Math.max(0, ...(await generationsThere(payload, run))) + 1
}

async function generationsThere(payload: Payload, run: Run): Promise<readonly number[]> {
  const tables = isPostgres(payload)
    ? await run(sql`select tablename as name from pg_tables where schemaname = current_schema()`)
    : await run(sql`select name from sqlite_master where type = 'table'`)
  const numbers = tables.map(({ name }) => String(name).match(/^search_[a-z]+_(\d+)$/)?.[1])
  return [...new Set(numbers.filter((number) => number !== undefined).map(Number))]
}

/** Drops what there is of all generations but some. */
export async function dropOthers(payload: Payload, run: Run, active: readonly number[]): Promise<void> {
  for (const generation of await generationsThere(payload, run)) {
    if (!active.includes(generation)) await dropGeneration(payload, run, generation)
  }
}

/** Waits until nobody else changes the index, and keeps them waiting until the transaction ends. */
export async function waitForOthers(payload: Payload, run: Run): Promise<void> {
  // SQLite has one writer at a time anyway.
  if (isPostgres(payload)) await run(sql`select pg_advisory_xact_lock(${LOCK})`)
}

/** Joins those who change the index: nobody makes a new one until the transaction ends. */
export async function joinOthers(payload: Payload, run: Run): Promise<void> {
  if (isPostgres(payload)) await run(sql`select pg_advisory_xact_lock_shared(${LOCK})`)
}

export async function createGeneration(payload: Payload, run: Run, generation: number): Promise<void> {
  const { documents, terms, words, grams, parts } = tablesOf(generation)
  const onPostgres = isPostgres(payload)
  const id = sql.raw(
    onPostgres ? 'integer generated by default as identity primary key' : 'integer primary key autoincrement',
  )
  // Words are found by their beginning, which only the order of their bytes allows in every language.
  const word = sql.raw(onPostgres ? 'text collate "C" not null' : 'text not null')
  const compact = sql.raw(onPostgres ? '' : 'without rowid')
  const vectors = sql.raw(onPostgres ? 'standing tsvector not null, whole tsvector not null,' : '')
  await run(sql`create table ${documents} (
    id ${id}, collection text not null, document text not null, locale text not null, type text not null,
    title text not null, path text not null, image text, image_alt text, date text not null, changed text not null,
    headings text not null, body text not null, ${vectors} unique (collection, document, locale))`)
  await run(sql`create table ${words} (locale text not null, word ${word}, primary key (locale, word)) ${compact}`)
  await run(sql`create table ${grams} (gram ${word}, word ${word}, primary key (gram, word)) ${compact}`)
  await run(sql`create table ${parts} (part text not null, collection text not null, document text not null,
    primary key (part, collection, document)) ${compact}`)
  await run(sql`create index ${sql.raw(`search_parts_of_${generation}`)} on ${parts} (collection, document)`)
  if (!onPostgres) {
    // Marks are letters: those that remain after folding are vowels of scripts such as Devanagari.
    await run(sql`create virtual table ${terms} using fts5 (terms, content='', contentless_delete=1,
      tokenize="unicode61 remove_diacritics 0 categories 'L* N* M* Co'")`)
    return
  }
  // What is changed is put in its place at once, so that no search has to look through a list of changes.
  for (const column of ['standing', 'whole']) {
    const index = sql.raw(`search_${column}_${generation}`)
    await run(sql`create index ${index} on ${documents} using gin (${sql.raw(column)}) with (fastupdate = off)`)
  }
}

async function dropGeneration(payload: Payload, run: Run, generation: number): Promise<void> {
  const { terms, documents, words, grams, parts } = tablesOf(generation)
  for (const table of [documents, words, grams, parts]) await run(sql`drop table if exists ${table}`)
  if (isPostgres(payload)) return
  await run(sql`drop table if exists ${terms}`).catch(() => {
    // A damaged full-text index cannot even be dropped. It is in nobody's way: its number is not used again.
  })
}
