import { inTransaction, runSql, sql, sqlList, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import type { PlanKey } from '../core/plan/plan.ts'
import { REPEATS_TABLE } from './repeats.ts'

/**
 * State of a thing of the source. `waiting`: what it depends on is not written yet. `incomplete`: it is written
 * without something that it refers to. `done`: it is written as planned. `same`: another thing of the source became the
 * document that stands for it too. `replaced`: an example of the new site, which went to the trash for the import.
 */
export type EntryState = 'waiting' | 'incomplete' | 'done' | 'same' | 'replaced'

/** A line of the ledger. */
export interface LedgerEntry {
  readonly key: PlanKey
  readonly collection: string
  /** Id of the document; undefined while it waits. */
  readonly document: number | undefined
  /** Hash of what was planned. */
  readonly hash: string
  readonly state: EntryState
  /** Address without the prefix of a language, of documents and files that have one. */
  readonly address: string | undefined
  /** Moment in ISO 8601 after which every change is somebody else's. */
  readonly writtenAt: string
  readonly run: string
}

/** Parts of an entry that are read only when they are needed. */
export interface EntryDetails {
  /** Plan as JSON, of entries that are not done. */
  readonly planned?: string | undefined
  /** Values of a global before the import, as JSON. */
  readonly before?: string | undefined
  /** Hash of the bytes of a file. */
  readonly content?: string | undefined
}

export interface ImportRun {
  readonly id: string
  readonly source: string
  readonly startedAt: string
  readonly endedAt: string | undefined
  /** `running` also stands at runs that were ended from outside. */
  readonly state: 'running' | 'ended' | 'undone'
  /** Report as JSON. */
  readonly report: string | undefined
}

const TABLES = [
  sql`create table if not exists import_runs (
    id varchar(40) primary key, source varchar(300) not null, started_at varchar(30) not null, ended_at varchar(30),
    state varchar(20) not null, report text)`,
  sql`create table if not exists import_entries (
    source varchar(300) not null, key varchar(700) not null, collection varchar(60) not null, document integer,
    hash varchar(64) not null, state varchar(20) not null, address text, written_at varchar(30) not null,
    run varchar(40) not null, planned text, before text, content varchar(64), primary key (source, key))`,
  sql`create index if not exists import_entries_run on import_entries (run)`,
  sql`create index if not exists import_entries_state on import_entries (state)`,
  sql`create index if not exists import_entries_content on import_entries (content)`,
  REPEATS_TABLE,
]

/** Makes the tables of the ledger where there are none. */
export async function ensureLedger(payload: Payload): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    for (const table of TABLES) await runSql(payload, table, transaction)
  })
}

/** Tells whether an import was ever begun here. */
export async function hasLedger(payload: Payload): Promise<boolean> {
  const [row] =
    payload.db.name === 'postgres'
      ? await runSql(payload, sql`select 1 as there where to_regclass('import_entries') is not null`)
      : await runSql(payload, sql`select 1 as there from sqlite_schema where name = 'import_entries'`)
  return row !== undefined
}

const COLUMNS = sql.raw('key, collection, document, hash, state, address, written_at, run')

/** Reads all entries of one old site. */
export async function readEntries(payload: Payload, source: string): Promise<readonly LedgerEntry[]> {
  const rows = await runSql(payload, sql`select ${COLUMNS} from import_entries where source = ${source}`)
  return rows.map(entryOf)
}

/** Reads all entries that a run made. */
export async function entriesOfRun(
  payload: Payload,
  run: string,
): Promise<readonly (LedgerEntry & { readonly before: string | undefined })[]> {
  const rows = await runSql(payload, sql`select ${COLUMNS}, before from import_entries where run = ${run}`)
  return rows.map((row) => ({ ...entryOf(row), before: textOf(row.before) }))
}

/**
 * Reads what was planned of things that are not done.
 *
 * @param keys Up to {@link KEYS_AT_ONCE}.
 * @returns Plans as JSON, by key; nothing for those without one.
 */
export async function readPlanned(
  payload: Payload,
  source: string,
  keys: readonly PlanKey[],
): Promise<ReadonlyMap<PlanKey, string>> {
  if (keys.length === 0) return new Map()
  const named = sqlList(keys)
  const rows = await runSql(
    payload,
    sql`select key, planned from import_entries
      where source = ${source} and planned is not null and key in (${named})`,
  )
  const planned = new Map(rows.map((row) => [String(row.key), String(row.planned)]))
  return new Map(
    keys.flatMap((key) => {
      const plan = planned.get(key)
      return plan === undefined ? [] : [[key, plan] as const]
    }),
  )
}

/** Reads what a global held before it was imported, as JSON. Undefined where nothing is noted. */
export async function readBefore(payload: Payload, source: string, key: PlanKey): Promise<string | undefined> {
  const [row] = await runSql(payload, sql`select before from import_entries where source = ${source} and key = ${key}`)
  return textOf(row?.before)
}

/** Entry of a file with the same bytes. */
export async function entryOfContent(
  payload: Payload,
  { source, collection, content }: { readonly source: string; readonly collection: string; readonly content: string },
): Promise<number | undefined> {
  const [row] = await runSql(
    payload,
    sql`select document from import_entries
      where source = ${source} and collection = ${collection} and content = ${content} and document is not null and state <> 'same' limit 1`,
  )
  return row?.document == null ? undefined : Number(row.document)
}

/** Entries that are written in one statement. */
const MAX_ENTRIES_AT_ONCE = 200

/**
 * Writes entries, or what they have become. Hash of the bytes and values before the import stay as they were noted first,
 * where an entry has none.
 *
 * @param entries Each key once.
 */
export async function writeEntries(
  payload: Payload,
  source: string,
  entries: readonly (LedgerEntry & EntryDetails)[],
  transaction: Transaction | undefined,
): Promise<void> {
  for (let from = 0; from < entries.length; from += MAX_ENTRIES_AT_ONCE) {
    const rows = entries.slice(from, from + MAX_ENTRIES_AT_ONCE).map((entry) => {
      const { key, collection, document = null, hash, state, address = null, writtenAt, run } = entry
      const { planned = null, before = null, content = null } = entry
      return sql`(${source}, ${key}, ${collection}, ${document}, ${hash}, ${state}, ${address}, ${writtenAt}, ${run},
        ${planned}, ${before}, ${content})`
    })
    await runSql(
      payload,
      sql`insert into import_entries (source, ${COLUMNS}, planned, before, content) values ${sql.join(rows, sql`, `)}
        on conflict (source, key) do update set collection = excluded.collection, document = excluded.document,
          hash = excluded.hash, state = excluded.state, address = excluded.address, written_at = excluded.written_at,
          run = excluded.run, planned = excluded.planned, content = coalesce(excluded.content, import_entries.content),
          before = coalesce(import_entries.before, excluded.before)`,
      transaction,
    )
  }
}

export async function deleteEntry(
  payload: Payload,
  run: string,
  key: PlanKey,
  transaction: Transaction | undefined,
): Promise<void> {
  await runSql(payload, sql`delete from import_entries where run = ${run} and key = ${key}`, transaction)
}

export async function startRun(
  payload: Payload,
  { id, source, startedAt }: Omit<ImportRun, 'endedAt' | 'state' | 'report'>,
): Promise<void> {
  await runSql(
    payload,
    sql`insert into import_runs (id, source, started_at, state) values (${id}, ${source}, ${startedAt}, 'running')`,
  )
}

export async function endRun(
  payload: Payload,
  {
    id,
    endedAt,
    state,
    report,
  }: { readonly id: string; readonly endedAt: string; readonly state: ImportRun['state']; readonly report: string },
): Promise<void> {
  await runSql(
    payload,
    sql`update import_runs set ended_at = ${endedAt}, state = ${state}, report = ${report} where id = ${id}`,
  )
}

/** Runs, the newest first. */
export async function readRuns(payload: Payload): Promise<readonly ImportRun[]> {
  const rows = await runSql(
    payload,
    sql`select id, source, started_at, ended_at, state, report from import_runs order by started_at desc, id desc`,
  )
  return rows.map((row) => ({
    id: String(row.id),
    source: String(row.source),
    startedAt: String(row.started_at),
    endedAt: textOf(row.ended_at),
    state: row.state === 'ended' || row.state === 'undone' ? row.state : 'running',
    report: textOf(row.report),
  }))
}

/** The last run that made something that can be taken back; one that changed nothing is none. */
export async function lastStep(payload: Payload): Promise<ImportRun | undefined> {
  const rows = await runSql(payload, sql`select distinct run from import_entries`)
  const steps = new Set(rows.map(({ run }) => String(run)))
  return (await readRuns(payload)).find(({ id, state }) => state !== 'undone' && steps.has(id))
}

/** Names of the runs that began since a moment and made something, the newest first. @param since In ISO 8601. */
export async function runsSince(payload: Payload, since: string): Promise<readonly string[]> {
  if (!(await hasLedger(payload))) return []
  const rows = await runSql(
    payload,
    sql`select id from import_runs where started_at >= ${since} and state <> 'undone'
      and id in (select run from import_entries) order by started_at desc, id desc`,
  )
  return rows.map(({ id }) => String(id))
}

/** Keys that one statement names. */
export const KEYS_AT_ONCE = 500

/** Documents that stand for things of an old site. @param keys Those without a document are left out. */
export async function documentsOf(
  payload: Payload,
  source: string,
  keys: readonly string[],
): Promise<readonly Pick<LedgerEntry, 'key' | 'collection' | 'document' | 'address'>[]> {
  const found: LedgerEntry[] = []
  for (let start = 0; start < keys.length; start += KEYS_AT_ONCE) {
    const named = sqlList(keys.slice(start, start + KEYS_AT_ONCE))
    const rows = await runSql(
      payload,
      sql`select ${COLUMNS} from import_entries where source = ${source} and document is not null and key in (${named})`,
    )
    found.push(...rows.map(entryOf))
  }
  return found
}

function entryOf(row: Readonly<Record<string, unknown>>): LedgerEntry {
  return {
    // Only `writeEntries` writes keys.
    key: String(row.key) as PlanKey,
    collection: String(row.collection),
    document: row.document == null ? undefined : Number(row.document),
    hash: String(row.hash),
    state: String(row.state) as EntryState,
    address: textOf(row.address),
    writtenAt: String(row.written_at),
    run: String(row.run),
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
