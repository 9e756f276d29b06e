import { ConfigError } from '../settings/config-error.ts'
import { postgresProblem } from './postgres-problem.ts'

/** A PostgreSQL cannot be connected to. Its message is for the operator, and has no password. */
export class UnreachableDatabase extends ConfigError {}

/** Milliseconds after which a PostgreSQL that does not answer is an error. */
const CONNECT_TIMEOUT_MS = 10_000

/**
 * Does something with a connection of its own to a PostgreSQL.
 *
 * @throws {UnreachableDatabase} when there is none.
 */
export async function withPostgres<Result>(
  url: string,
  work: (client: import('pg').Client) => Promise<Result>,
): Promise<Result> {
  const client = await connected(url)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function connected(url: string): Promise<import('pg').Client> {
  // Loaded where it is needed: most sites have an SQLite file.
  const { default: pg } = await import('pg')
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
    await client.connect()
    return client
  } catch (error) {
    const problem = postgresProblem(url, error)
    throw problem === undefined ? error : new UnreachableDatabase(problem, { cause: error })
  }
}
