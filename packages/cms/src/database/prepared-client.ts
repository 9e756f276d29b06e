import { type Client, Sqlite3Client } from '@libsql/client/sqlite3'
import Database from 'libsql'

/** Statements that stay prepared; the one that was not used for longest goes first. */
const MAX_STATEMENTS = 500

/** Statements after which all that were prepared before mean the same. */
const KEEPS_SCHEMA = /^\s*(?:select|insert|update|delete|with|savepoint|release|rollback|begin|commit)\b/i

type Statement = Database.Statement

/**
 * Opens an SQLite file for a program that runs the same few statements many times: each is prepared once.
 *
 * @param file Absolute path.
 */
export function preparedClient(file: string): Client {
  const database = new Database(file)
  const statements = new PreparedStatements()
  database.prepare = new Proxy(database.prepare, {
    apply: (prepare, connection, [source]: [string]) =>
      statements.get(source, () => Reflect.apply(prepare, connection, [source])),
  })
  database.exec = new Proxy(database.exec, {
    apply(exec, connection, given: [string]) {
      statements.clear()
      return Reflect.apply(exec, connection, given)
    },
  })
  return new Sqlite3Client(file, {}, database, 'number')
}

/** Prepared statements of a connection, by their texts. */
class PreparedStatements {
  readonly #statements = new Map<string, Statement>()

  get(source: string, prepare: () => Statement): Statement {
    if (!KEEPS_SCHEMA.test(source)) {
      this.clear()
      return prepare()
    }
    const statement = this.#statements.get(source) ?? this.#settled(source, prepare())
    this.#statements.delete(source)
    this.#statements.set(source, statement)
    const [oldest] = this.#statements.keys()
    if (this.#statements.size > MAX_STATEMENTS && oldest !== undefined) this.#statements.delete(oldest)
    return statement
  }

  clear(): void {
    this.#statements.clear()
  }

  /** Adds the answers that the client asks of a statement each time, and that stay the same while the schema does. */
  #settled(source: string, statement: Statement): Statement {
    statement.safeIntegers(true)
    const columns = columnsOf(statement)
    // One that failed may be unfinished, and no transaction could be committed while it is kept.
    const guarded =
      <Result>(work: (...args: unknown[]) => Result) =>
      (...args: unknown[]): Result => {
        try {
          return work.apply(statement, args)
        } catch (error) {
          this.#statements.delete(source)
          throw error
        }
      }
    return Object.assign(statement, {
      safeIntegers: () => statement,
      columns: () => columns ?? [],
      raw() {
        // As the statement itself says that it gives no rows.
        if (!columns) throw GIVES_NO_ROWS
        return statement
      },
      run: guarded(statement.run),
      all: guarded(statement.all),
    })
  }
}

const GIVES_NO_ROWS = new TypeError('The statement gives no rows.')

function columnsOf(statement: Statement) {
  try {
    return statement.raw(true).columns()
  } catch {
    // It gives no rows: to ask for them is the only way to know.
    return undefined
  }
}
