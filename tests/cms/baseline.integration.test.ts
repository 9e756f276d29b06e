import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { ConfigError } from '@vitrine/cms/settings'
import { runSql, sql } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledgersOf, migrateUp, type NamedLedger } from '../../packages/cms/src/database/migrate.ts'
import { openContent } from '../support/content.ts'
import { type OpenedFolder, openFolder } from '../support/open-folder.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { type Schema, schemaOf } from '../support/schema.ts'

/** Databases of the demo that the migrations made for which the baselines stand. */
const REFERENCES = new URL('../fixtures/reference-databases/', import.meta.url)

/** Bytes of both together. */
const MAX_BYTES = 1024 * 1024

/** Tables in which Payload and the search keep account of themselves. */
const ACCOUNTS = /^(?:payload_migrations|search_\w+|sqlite_\w+)$/

let postgres: TestPostgres
let folder: string

beforeAll(async () => {
  postgres = await startPostgres()
  folder = await mkdtemp(join(tmpdir(), 'vitrine-baseline-'))
})

afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true })
})

const packed = (file: string) => readFile(new URL(file, REFERENCES))

it('the databases of before take little room', async () => {
  const [sqlite, script] = await Promise.all([packed('demo.db.br'), packed('demo.sql.br')])
  expect(sqlite.length + script.length).toBeLessThan(MAX_BYTES)
})

/** All rows of a database, as texts, by the names of its tables. */
async function rowsOf(payload: Payload): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables =
    payload.db.name === 'postgres'
      ? await runSql(payload, sql`select tablename as name from pg_tables where schemaname = 'public'`)
      : await runSql(payload, sql`select name from sqlite_master where type = 'table'`)
  const rows = tables
    .map(({ name }) => String(name))
    .filter((name) => !ACCOUNTS.test(name))
    .map(async (name) => {
      const found = await runSql(payload, sql`select * from ${sql.raw(`"${name}"`)}`)
      return [name, found.map((row) => JSON.stringify(row)).sort()] as const
    })
  return Object.fromEntries(await Promise.all(rows))
}

/** References of SQLite whose `ON DELETE` the old migrations left out or got wrong: they added the columns one by one. */
const REFERENCES_WITHOUT_ACTION = 30

/** Rules of SQLite for a reference whose target is deleted, as {@link schemaOf} writes them. */
const ON_DELETE = /(?:NO ACTION|SET NULL|CASCADE) NONE$/

/** A schema without what is done at deletions. */
function withoutActions(schema: Schema): Schema {
  return Object.fromEntries(
    Object.entries(schema).map(([name, table]) => [
      name,
      { ...table, foreignKeys: table.foreignKeys.map((key) => key.replace(ON_DELETE, '')) },
    ]),
  )
}

describe.each(['sqlite', 'postgres'] as const)('a database of before on %s', (kind) => {
  const [core] = ledgersOf(kind)
  const baseline: NamedLedger = { migrations: core?.migrations.slice(0, 1) ?? [], replaced: core?.replaced ?? [] }
  let old: OpenedFolder

  /** Makes such a database, and opens it without bringing it up to date. */
  const reference = async (): Promise<OpenedFolder> => {
    const dataDir = await mkdtemp(join(folder, `${kind}-`))
    if (kind === 'sqlite') {
      await writeFile(join(dataDir, 'vitrine.db'), brotliDecompressSync(await packed('demo.db.br')))
      return openFolder(dataDir, { databaseUrl: '', migrate: false })
    }
    const databaseUrl = await postgres.createDatabase('before', { migrated: false })
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query(String(brotliDecompressSync(await packed('demo.sql.br'))))
    await client.end()
    return openFolder(dataDir, { databaseUrl, migrate: false })
  }
  const seen = async (payload: Payload) =>
    (await runSql(payload, sql`select name from payload_migrations order by id`)).map(({ name }) => String(name))

  beforeAll(async () => {
    old = await reference()
  })

  afterAll(() => old.close())

  it('takes the baseline for done, and keeps every row', async () => {
    const before = await rowsOf(old.payload)
    expect(Object.values(before).flat().length).toBeGreaterThan(100)
    await migrateUp(old.payload, kind, [baseline])
    expect(await seen(old.payload)).toEqual([...baseline.replaced, baseline.migrations[0]?.name])
    expect(await rowsOf(old.payload)).toEqual(before)
    await migrateUp(old.payload, kind, [baseline])
    expect(await seen(old.payload)).toHaveLength(baseline.replaced.length + 1)
  })

  it('has the tables that the baseline makes', async () => {
    const url = kind === 'postgres' ? await postgres.createDatabase('fresh', { migrated: false }) : ''
    const fresh = await openContent(url, { migrate: false })
    await migrateUp(fresh.payload, kind, [baseline])
    const made = await schemaOf(fresh.payload)
    await fresh.close()
    const all = Object.entries(await schemaOf(old.payload))
    const there: Schema = Object.fromEntries(all.filter(([name]) => !name.startsWith('search_') || name in made))
    expect(withoutActions(there)).toEqual(withoutActions(made))
    const different = Object.entries(made).flatMap(([name, { foreignKeys }]) =>
      foreignKeys.filter((key) => !there[name]?.foreignKeys.includes(key)),
    )
    expect(different).toHaveLength(kind === 'sqlite' ? REFERENCES_WITHOUT_ACTION : 0)
  })

  it('is brought to the tables of a new database, with every row of what no later migration changes', async () => {
    const url = kind === 'postgres' ? await postgres.createDatabase('new', { migrated: false }) : ''
    const fresh = await openContent(url, { migrate: false })
    await migrateUp(fresh.payload, kind)
    const made = await schemaOf(fresh.payload)
    await fresh.close()
    const before = await rowsOf(old.payload)
    await migrateUp(old.payload, kind)
    const brought = await schemaOf(old.payload)
    for (const [name, { foreignKeys }] of Object.entries(made)) {
      expect([name, brought[name]?.foreignKeys]).toEqual([name, foreignKeys])
    }
    const after = await rowsOf(old.payload)
    const linking = Object.keys(before).filter((name) => /^(?:header|footer|menus|payload_locked_documents)/.test(name))
    expect(linking.length).toBeGreaterThan(10)
    // Columns may have come since; what stood in a row stands there.
    const inColumns = (rows: readonly string[] = []) => rows.map((row) => JSON.parse(row))
    for (const name of linking) expect([name, inColumns(after[name])]).toMatchObject([name, inColumns(before[name])])
    await migrateUp(old.payload, kind)
    expect(await schemaOf(old.payload)).toEqual(brought)
  })

  it('lets a project be deleted that the header leads to', async () => {
    const { payload } = old
    const { docs } = await payload.find({ collection: 'projects', limit: 1, depth: 0 })
    const id = docs[0]?.id
    expect(id).toBeDefined()
    await runSql(payload, sql`update header set action_project_id = ${id}`)
    await runSql(payload, sql`delete from projects where id = ${id}`)
    expect(await runSql(payload, sql`select action_project_id from header`)).toEqual([{ action_project_id: null }])
  })

  it('opens with its content', async () => {
    await migrateUp(old.payload, kind)
    const { payload } = old
    const { docs } = await payload.find({ collection: 'pages', where: { path: { equals: '/' } }, depth: 0 })
    expect(docs).toHaveLength(1)
    expect(docs[0]?.layout?.length).toBeGreaterThan(0)
    expect(await payload.find({ collection: 'redirects', where: { from: { equals: '/old-shop/' } } })).toMatchObject({
      docs: [{ to: '/services/' }],
    })
    expect((await payload.count({ collection: 'contact-forms' })).totalDocs).toBeGreaterThan(0)
    expect(await payload.findGlobal({ slug: 'site' })).toHaveProperty('name')
  })

  it('is refused, and left as it is, when it is older than the last of them', async () => {
    const older = await reference()
    await runSql(older.payload, sql`delete from payload_migrations where name = ${baseline.replaced.at(-1)}`)
    const before = await seen(older.payload)
    await expect(migrateUp(older.payload, kind, [baseline])).rejects.toThrow(ConfigError)
    await expect(migrateUp(older.payload, kind, [baseline])).rejects.toThrow('start it once with the last version')
    expect(await seen(older.payload)).toEqual(before)
    await older.close()
  })
})
