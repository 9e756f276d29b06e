import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type PostgresServer, startServer } from './postgres-server.ts'
import { type SharedDatabases, sharedDatabases } from './shared-databases.ts'

/** PostgreSQL for the tests of a file. */
export interface TestPostgres {
  /**
   * Makes a database of the file's own and gives its address.
   *
   * @param options.migrated False makes it empty. Else it may have the schema, which {@link openContent} then finds.
   */
  createDatabase(name: string, options?: { readonly migrated?: boolean }): Promise<string>
  stop(): Promise<void>
}

/** PostgreSQL that no other file uses. */
export interface OwnPostgres extends TestPostgres, Pick<PostgresServer, 'interrupt' | 'resume'> {}

/** Gives the PostgreSQL that all files of this run share; outside of such a run, one of its own. */
export async function startPostgres(): Promise<TestPostgres> {
  const shared = await sharedDatabases()
  if (!shared) return startOwnPostgres()
  const cluster = await addressOf(shared)
  return {
    async createDatabase(name, { migrated = true } = {}) {
      const database = `${name}_${randomBytes(4).toString('hex')}`
      if (migrated) {
        const { copyTemplate } = await import('./database-templates.ts')
        await copyTemplate(cluster, database, shared.folder)
      } else await createEmpty(cluster, database)
      return Object.assign(new URL(cluster), { pathname: database }).href
    },
    async stop() {},
  }
}

/** Starts a PostgreSQL that a test may interrupt. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const server = await startServer()
  return {
    ...server,
    async createDatabase(name) {
      await createEmpty(server.address('postgres'), name)
      return server.address(name)
    },
  }
}

async function addressOf({ postgres }: SharedDatabases): Promise<string> {
  const response = await fetch(postgres)
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}

async function createEmpty(cluster: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster })
  await client.connect()
  try {
    await client.query(`create database "${name}"`)
  } finally {
    await client.end()
  }
}
