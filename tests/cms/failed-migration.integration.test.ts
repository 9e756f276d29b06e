import { runSql, sql } from '@vitrine/content/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrateUp } from '../../packages/cms/src/database/migrate.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

/** A database as migrations get it: both kinds run a statement, by a name of their own. */
type Database = {
  readonly run?: (statement: unknown) => Promise<unknown>
  execute(statement: unknown): Promise<unknown>
}

/** A migration of statements. */
const migration = (name: string, ...statements: readonly ReturnType<typeof sql>[]) => ({
  name,
  async up({ db }: { readonly db: Database }) {
    for (const statement of statements) await (db.run ? db.run(statement) : db.execute(statement))
  },
  down: async () => {},
})

const GOOD = migration('20270101_000000_good', sql`create table good (id integer primary key)`)
const BAD = migration(
  '20270102_000000_bad',
  sql`create table half (id integer primary key)`,
  sql`insert into half (id) values (1)`,
  sql`insert into no_such_table (id) values (1)`,
)

describe.each(['sqlite', 'postgres'] as const)('a migration that fails on %s', (kind) => {
  let content: TestContent

  beforeAll(async () => {
    content = await openContent(kind === 'postgres' ? await postgres.createDatabase('failed') : '')
  })

  afterAll(() => content.close())

  const exists = (table: string) =>
    runSql(content.payload, sql.raw(`select count(*) as count from ${table}`)).then(
      () => true,
      () => false,
    )
  const seen = async () =>
    (await runSql(content.payload, sql`select name from payload_migrations where name like '2027%' order by name`)).map(
      ({ name }) => name,
    )

  it('leaves nothing of itself, keeps those before it, and says what to do', async () => {
    const up = migrateUp(content.payload, kind, [{ migrations: [GOOD, BAD], replaced: [] }])
    await expect(up).rejects.toThrow(
      /^The migration 20270102_000000_bad failed \(.*no_such_table.*\), and nothing of it was done\. .*start it again.*npm run upgrade -- --check\.$/s,
    )
    expect([await exists('good'), await exists('half')]).toEqual([true, false])
    expect(await seen()).toEqual([GOOD.name])
    // The site of before goes on with it.
    const page = await content.payload.create({
      collection: 'pages',
      data: { title: 'Goes on', slug: 'goes-on', _status: 'published' },
    })
    expect(page.path).toBe('/goes-on/')
  })

  it('is run again by a version that mends it', async () => {
    const mended = migration(BAD.name, sql`create table half (id integer primary key)`)
    await migrateUp(content.payload, kind, [{ migrations: [GOOD, mended], replaced: [] }])
    expect([await exists('half'), await seen()]).toEqual([true, [GOOD.name, BAD.name]])
  })

  it('and one that adds to a table of this version leaves it working', async () => {
    const wider = migration(
      '20270102_100000_wider',
      sql`alter table pages add column of_a_later_version integer default 7`,
    )
    await migrateUp(content.payload, kind, [{ migrations: [wider], replaced: [] }])
    const data = { title: 'Beside', slug: 'beside', _status: 'published' } as const
    const { id } = await content.payload.create({ collection: 'pages', data })
    await content.payload.update({ collection: 'pages', id, data: { title: 'Beside a later version' } })
    const { docs } = await content.payload.find({ collection: 'pages', where: { path: { equals: '/beside/' } } })
    expect(docs.map(({ title }) => title)).toEqual(['Beside a later version'])
  })

  it('that makes a table anew takes nothing with it that refers to it', async () => {
    const rebuilt = migration(
      '20270103_000000_rebuilt',
      sql`create table parent (id integer primary key)`,
      sql`create table child (id integer primary key, parent integer references parent (id) on delete cascade)`,
      sql`insert into parent (id) values (1)`,
      sql`insert into child (id, parent) values (1, 1)`,
    )
    await migrateUp(content.payload, kind, [{ migrations: [rebuilt], replaced: [] }])
    if (kind === 'sqlite') {
      const again = migration(
        '20270104_000000_again',
        sql`create table new_parent (id integer primary key, title text)`,
        sql`insert into new_parent (id) select id from parent`,
        sql`drop table parent`,
        sql`alter table new_parent rename to parent`,
      )
      await migrateUp(content.payload, kind, [{ migrations: [again], replaced: [] }])
    }
    expect(await runSql(content.payload, sql`select id from child`)).toHaveLength(1)
    // And referring is checked again.
    await expect(runSql(content.payload, sql`insert into child (id, parent) values (2, 99)`)).rejects.toThrow()
  })
})
