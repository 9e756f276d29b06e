import { mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { runSql, sql } from '@vitrine/content/sql'
import pg from 'pg'
import { openFolder } from './open-folder.ts'

/** PostgreSQL database with the schema and nothing else. */
const TEMPLATE = 'vitrine_migrated'

/** Number of the lock under which the template is made. Any will do. */
const TEMPLATE_LOCK = 1

/**
 * Gives an SQLite file with the schema and nothing else, for copying.
 *
 * @param folder Where it is, or is made when it is not there.
 */
export async function sqliteTemplate(folder: string): Promise<string> {
  const file = join(folder, `${TEMPLATE}.db`)
  if (await stat(file).catch(() => undefined)) return file
  const dataDir = await mkdtemp(join(folder, 'making-'))
  const { payload, close } = await openFolder(dataDir, { databaseUrl: '', migrate: true })
  const whole = join(dataDir, 'whole.db')
  await runSql(payload, sql`vacuum into ${whole}`)
  await close()
  // Two workers may make it at the same time; both are the same.
  await rename(whole, file)
  await rm(dataDir, { recursive: true })
  return file
}

/**
 * Makes a database with the schema and nothing else, as a copy of one that is made when it is not there.
 *
 * @param cluster Address of any other database beside it.
 * @param folder For what is written meanwhile.
 */
export async function copyTemplate(cluster: string, name: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [TEMPLATE])
    if (rowCount === 0) await makeTemplate(client, cluster, folder)
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK])
    await client.query(`create database "${name}" template ${TEMPLATE}`)
  } finally {
    await client.end()
  }
}

/** Makes the template under another name, so that it is there only when it is whole. */
async function makeTemplate(client: pg.Client, cluster: string, folder: string): Promise<void> {
  const making = `${TEMPLATE}_making`
  await client.query(`drop database if exists ${making}`)
  await client.query(`create database ${making}`)
  const dataDir = await mkdtemp(join(folder, 'making-'))
  const databaseUrl = Object.assign(new URL(cluster), { pathname: making }).href
  const { close } = await openFolder(dataDir, { databaseUrl, migrate: true })
  await close()
  await rm(dataDir, { recursive: true })
  await client.query(`alter database ${making} rename to ${TEMPLATE}`)
}
