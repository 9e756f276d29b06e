import {
  type InStatement,
  type InValue,
  LibsqlError,
  type ResultSet,
  type Row,
  type TransactionMode,
  type Value,
} from '@libsql/client'
import Database from 'libsql'

/** Prepared statements that a connection remembers. Pages are made by some dozens, imports by more, run again and again. */
const MAX_STATEMENTS = 300

/** Statements whose columns another one may change, and such as are not run twice: they are prepared each time. */
const PASSING = /\*(?!\))|^\s*(?:pragma|create|alter|drop|vacuum|attach|detach|explain)\b/i

/** How libsql's own client begins to do several things as one. */
const BEGINS: Readonly<Record<TransactionMode, string>> = {
  write: 'BEGIN IMMEDIATE',
  read: 'BEGIN TRANSACTION READONLY',
  deferred: 'BEGIN DEFERRED',
}

/** One connection to an SQLite file: that part of libsql's client that is used here. */
export interface SqliteConnection {
  readonly closed: boolean
  /** Runs a statement with numbered parameters. */
  execute(statement: InStatement): Promise<ResultSet>
  /** Runs statements as one. */
  batch(statements: readonly InStatement[], mode?: TransactionMode): Promise<ResultSet[]>
  /** Runs statements one after the other. */
  executeMultiple(text: string): Promise<void>
  close(): void
}

/** Runs a prepared statement. */
type Run = (args: readonly InValue[]) => ResultSet

/**
 * Opens a connection to an SQLite file. In place of libsql's own client, since that prepares a statement each time, and
 * defines every value of a row as two properties: to read eight images in all their sizes took it five times as long.
 *
 * @param file Absolute path. Created when absent; its folder must exist.
 */
export function openConnection(file: string): SqliteConnection {
  const database = mapped(() => new Database(file))
  const known = new Map<string, Run>()
  const prepared = (text: string): Run => {
    if (PASSING.test(text)) return prepare(database, text)
    const run = known.get(text) ?? prepare(database, text)
    known.delete(text)
    known.set(text, run)
    const [oldest] = known.keys()
    if (known.size > MAX_STATEMENTS && oldest !== undefined) known.delete(oldest)
    return run
  }
  const run = (statement: InStatement): ResultSet => {
    const { sql, args } = typeof statement === 'string' ? { sql: statement, args: [] } : statement
    if (!Array.isArray(args)) throw new TypeError('A statement has numbered parameters here.')
    try {
      return mapped(() => prepared(sql)(args))
    } catch (error) {
      // It may be in the middle of something.
      known.delete(sql)
      throw error
    }
  }
  return {
    get closed() {
      return !database.open
    },
    execute: async (statement) => run(statement),
    async batch(statements, mode = 'deferred') {
      try {
        run(BEGINS[mode])
        const results = statements.map(run)
        run('COMMIT')
        return results
      } finally {
        if (database.inTransaction) run('ROLLBACK')
      }
    },
    executeMultiple: async (text) => void mapped(() => database.exec(text)),
    close() {
      known.clear()
      database.close()
    },
  }
}

function prepare(database: Database.Database, text: string): Run {
  const statement = database.prepare(text)
  if (!statement.reader) {
    return (args) => {
      const { changes, lastInsertRowid } = statement.run(args.map(parameter))
      return resultSet([], [], { rowsAffected: changes, lastInsertRowid: BigInt(lastInsertRowid) })
    }
  }
  statement.raw(true)
  let columns: string[] | undefined
  let toRow: ((values: readonly Value[]) => Row) | undefined
  return (args) => {
    const rows = statement.all(args.map(parameter)) as Value[][]
    // Asked for last: when the tables have changed, SQLite notices while it runs.
    columns ??= statement.columns().map(({ name }) => name)
    toRow ??= rowsOf(columns)
    return resultSet(columns, rows.map(toRow))
  }
}

/**
 * Makes rows of the values of a statement: by index, and under the names of their columns, of which the first of equal ones
 * counts. Only names are listed, as by libsql's client. A blob is a buffer.
 */
function rowsOf(columns: readonly string[]): (values: readonly Value[]) => Row {
  const valuesOf = new WeakMap<object, readonly Value[]>()
  const byIndex = Object.fromEntries(
    columns.map((_, index) => [
      index,
      {
        get(this: object) {
          return valuesOf.get(this)?.[index]
        },
      },
    ]),
  )
  const prototype: object = Object.create(Object.prototype, { ...byIndex, length: { value: columns.length } })
  const named = [...columns.entries()].filter(([index, name]) => columns.indexOf(name) === index)
  return (values) => {
    const row: Row = Object.create(prototype)
    for (const [index, name] of named) row[name] = values[index] ?? null
    valuesOf.set(row, values)
    return row
  }
}

function resultSet(
  columns: string[],
  rows: Row[],
  written: Pick<ResultSet, 'rowsAffected' | 'lastInsertRowid'> = { rowsAffected: 0, lastInsertRowid: undefined },
): ResultSet {
  const result = { columns, columnTypes: columns.map(() => ''), rows, ...written }
  return { ...result, toJSON: () => result }
}

/** A parameter as SQLite takes it. */
function parameter(value: InValue): null | string | number | bigint | Uint8Array {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return parameter(value.getTime())
  if (value instanceof ArrayBuffer) return new Uint8Array(value)
  // `config/errors-of-input.ts` knows both by their words: whoever asked is told that it is their value.
  if (value === undefined) throw new TypeError('undefined cannot be passed as argument to the database.')
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new RangeError(`Only finite numbers can be stored, and ${value} is none.`)
  }
  return value
}

/** Tells whether another process's lock was in the way. */
export function isBusy(error: unknown): boolean {
  return error instanceof LibsqlError && error.code.startsWith('SQLITE_BUSY')
}

/** Gives errors the class that libsql's client gives them. */
function mapped<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (isOfSqlite(error)) throw new LibsqlError(error.message, error.code, error.rawCode, error)
    throw error
  }
}

/** libsql leaves an error that comes while rows are read as its native part made it: no `SqliteError`, but marked. */
function isOfSqlite(error: unknown): error is InstanceType<typeof Database.SqliteError> {
  return error instanceof Database.SqliteError || (error instanceof Error && 'libsqlError' in error)
}
