import type { Client } from '@libsql/client'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { guardingWrites, notingWrites, recordingReads, tracingOperations } from '@vitrine/content/config'
import type { Database } from '@vitrine/content/store'
import type { DatabaseAdapterObj } from 'payload'
import { changingSessions } from './change-sessions.ts'
import { deletingFound } from './delete-found.ts'
import { namingFailedBeginnings } from './failed-beginning.ts'
import { findingAtPath } from './find-at-path.ts'
import { indexLocales, type RawTables } from './locale-indexes.ts'
import type { OpenSqliteOptions } from './sqlite-client.ts'
import { upgradingBlocks } from './upgrade-blocks.ts'
import { writingWhole } from './whole-writes.ts'

/** Connections of one process to PostgreSQL. */
const POOL_SIZE = 10

/** Milliseconds after which an unreachable PostgreSQL is an error instead of a hanging page. */
const CONNECT_TIMEOUT_MS = 5_000

interface AdapterOptions {
  readonly database: Database
  /** Output folder of `migrate:create`. Only authors of Vitrine need it. */
  readonly migrationDir?: string
  /** Called with every statement, without its values; for LOG_LEVEL=trace. */
  readonly onQuery?: (statement: string) => void
  /** Opens the SQLite file; left out while only migrations are generated. */
  readonly openSqlite?: (file: string, options?: OpenSqliteOptions) => Promise<Client>
  /** True where the client itself writes in units, each of which is whole. */
  readonly inUnits?: boolean
}

/** Makes the database adapter for Payload. The schema is never pushed: migrations are the only way it changes. */
export function databaseAdapter(options: AdapterOptions): DatabaseAdapterObj {
  const adapter = notingWrites(
    changingSessions(guardingWrites(tracingOperations(namingFailedBeginnings(adapterOf(options))))),
  )
  return recordingReads(upgradingBlocks(findingAtPath(deletingFound(adapter))))
}

function adapterOf({ database, migrationDir, onQuery, openSqlite, inUnits }: AdapterOptions): DatabaseAdapterObj {
  const shared = {
    push: false,
    blocksAsJSON: true,
    ...(migrationDir && { migrationDir }),
    ...(onQuery && { logger: { logQuery: onQuery } }),
  } as const
  const indexed = <Schema>(given: { readonly schema: Schema }): Schema => {
    // Payload gives the adapter to hooks of both databases, and its types say so for one.
    const { adapter } = given as unknown as { readonly adapter: { readonly rawTables: RawTables } }
    indexLocales(adapter.rawTables)
    return given.schema
  }
  if (database.kind === 'postgres') {
    return postgresAdapter({
      ...shared,
      beforeSchemaInit: [indexed],
      pool: {
        connectionString: database.url,
        max: POOL_SIZE,
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        // The pool hears only of connections that it holds. Without a listener, one that is lost while it is in use would
        // end the process; whoever uses it learns of it by the query that fails.
        onConnect: (connection) => void connection.on('error', () => {}),
      },
    })
  }
  const adapter = sqliteAdapter({
    ...shared,
    beforeSchemaInit: [indexed],
    client: { url: `file:${database.file}` },
    // Payload's operations run without transactions here, as is its default for SQLite: one of them may hold the file's
    // only write lock while it scales a picture, and writes past its own transaction.
    transactionOptions: false,
    autoIncrement: true,
  })
  const whole = inUnits ? adapter : writingWhole(adapter)
  return openSqlite ? withClient(whole, () => openSqlite(database.file, onQuery && { onRepeat: onQuery })) : whole
}

/** Payload connects with the client that it finds on the adapter; ours keeps reads and writes apart. */
function withClient(
  adapter: ReturnType<typeof sqliteAdapter>,
  open: () => Promise<Client>,
): ReturnType<typeof sqliteAdapter> {
  return {
    ...adapter,
    init(args) {
      const ready = adapter.init(args)
      const connect = ready.connect
      ready.connect = async function (this: typeof ready, options) {
        this.client ??= await open()
        await connect?.call(this, options)
      }
      return ready
    },
  }
}
