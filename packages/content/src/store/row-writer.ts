import { getTableColumns, Param, SQL, type SQLChunk, StringChunk } from '@payloadcms/db-sqlite/drizzle'
import type { BaseDatabaseAdapter, Payload, PayloadRequest } from 'payload'
import { runSql, type Transaction } from './sql.ts'

type Row = Readonly<Record<string, unknown>>

/** Rows that Payload's adapter writes into a table, by the names of their columns in the program. */
interface Insertion {
  /** The transaction that they belong to, or the database. */
  readonly db: Transaction
  readonly tableName: string
  readonly values: Row | readonly Row[]
}

/** The parts of Payload's SQL adapters by which they write new rows. */
interface RowWriter extends BaseDatabaseAdapter {
  readonly tables: Readonly<Record<string, Table>>
  insert(insertion: Insertion): Promise<Row[]>
  execute(statement: unknown): Promise<unknown>
}

/** A new row with its id. */
export interface NewRow {
  readonly id: number
}

/**
 * Writes the rows of a new document as Payload's adapter does, and reads none of them back.
 *
 * @param data As the adapter takes them: localised values by language.
 */
export async function insertDocument(
  req: PayloadRequest,
  { collection, data }: Pick<Parameters<BaseDatabaseAdapter['create']>[0], 'collection' | 'data'>,
): Promise<NewRow> {
  const written = writerOf(req)
  await written.adapter.create({ collection, data, req, returning: false })
  return written.first()
}

/** Writes the rows of the first version of a document, as {@link insertDocument} writes those of the document. */
export async function insertVersion(
  req: PayloadRequest,
  version: Omit<Parameters<BaseDatabaseAdapter['createVersion']>[0], 'req' | 'returning'>,
): Promise<void> {
  const { adapter } = writerOf(req)
  await adapter.createVersion({ ...version, req, returning: false })
}

/** The adapter with statements of our own for new rows: its query builder takes longer than the database. */
function writerOf({ payload }: PayloadRequest) {
  let first: NewRow | undefined
  const adapter: RowWriter = Object.assign(Object.create(payload.db), {
    async insert({ db, tableName, values }: Insertion): Promise<Row[]> {
      const rows = await insertRows(payload, { tableName, rows: [values].flat() }, db)
      first ??= { id: Number(rows[0]?.id) }
      return rows
    },
    // What is new has no earlier versions to mark.
    execute: async () => ({ rows: [] }),
  })
  return {
    adapter,
    first(): NewRow {
      if (!first) throw new Error('The database adapter wrote no row of a new document.')
      return first
    },
  }
}

/** Writes rows by one statement. Its text is put together here: to have it made of nested parts takes several times as long. */
async function insertRows(
  payload: Payload,
  { tableName, rows }: { readonly tableName: string; readonly rows: readonly Row[] },
  db: Transaction,
): Promise<Row[]> {
  const table = (payload.db as RowWriter).tables[tableName]
  if (!table) throw new Error(`The database has no table “${tableName}”.`)
  const columns = columnsOf(table).filter(({ key }) => rows.some((row) => row[key] !== undefined))
  const names = columns.map(({ name }) => name).join(', ')
  const chunks: SQLChunk[] = []
  let before = `insert into ${quoted(tableName)} (${names}) values (`
  for (const row of rows) {
    for (const { key, column } of columns) {
      chunks.push(new StringChunk(before), new Param(row[key] ?? null, column))
      before = ', '
    }
    before = '), ('
  }
  chunks.push(new StringChunk(') returning id'))
  const made = await runSql(payload, new SQL(chunks), db)
  return rows.map((row, place) => ({ ...row, id: made[place]?.id }))
}

type Table = Parameters<typeof getTableColumns>[0]

interface TableColumn {
  /** Name in the program. */
  readonly key: string
  /** As statements have it. */
  readonly name: string
  readonly column: ReturnType<typeof getTableColumns>[string]
}

const known = new WeakMap<Table, readonly TableColumn[]>()

function columnsOf(table: Table): readonly TableColumn[] {
  const columns =
    known.get(table) ??
    Object.entries(getTableColumns(table)).map(([key, column]) => ({ key, name: quoted(column.name), column }))
  known.set(table, columns)
  return columns
}

/** Name of a table or column as both databases read it. */
function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
