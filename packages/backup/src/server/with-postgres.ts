import pg from 'pg'

/** Milliseconds after which a PostgreSQL that does not answer is an error. */
const CONNECT_TIMEOUT_MS = 10_000

/** Does something with a connection of its own to a PostgreSQL. */
export async function withPostgres<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
