import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '@libsql/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inEachRound, patience } from '../../../../tests/support/rounds.ts'
import { openSqlite } from './sqlite-client.ts'

let folder: string
let client: Client

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-sqlite-'))
  client = await openSqlite(join(folder, 'test.db'))
  await client.execute('create table note (id integer primary key, text text)')
})

afterEach(async () => {
  client.close()
  await rm(folder, { recursive: true, force: true })
})

const count = async () => Number((await client.execute('select count(*) as n from note')).rows[0]?.n)

describe('the SQLite client', () => {
  it('shows others nothing of a transaction before its commit', async () => {
    const transaction = await client.transaction()
    await transaction.execute("insert into note (text) values ('a')")
    expect(await count()).toBe(0)
    await transaction.commit()
    expect(await count()).toBe(1)
  })

  it('forgets what was rolled back', async () => {
    const transaction = await client.transaction()
    await transaction.execute("insert into note (text) values ('a')")
    await transaction.rollback()
    expect(await count()).toBe(0)
  })

  it('goes on after another program had locked the file', async () => {
    await client.execute('pragma busy_timeout = 20')
    const other = createClient({ url: `file:${join(folder, 'test.db')}` })
    await other.execute('begin immediate')
    await expect(client.execute("insert into note (text) values ('a')")).rejects.toThrow('locked')
    await expect(client.transaction()).rejects.toThrow('locked')
    await other.execute('rollback')
    other.close()
    const transaction = await client.transaction()
    await transaction.execute("insert into note (text) values ('b')")
    await transaction.commit()
    expect(await count()).toBe(1)
  })

  it('lets interleaved transactions take turns instead of failing', patience(), () =>
    inEachRound(1, async ({ random }) => {
      const before = await count()
      let committed = 0
      const write = async (text: string) => {
        const transaction = await client.transaction()
        await transaction.execute({ sql: 'insert into note (text) values (?)', args: [text] })
        await (random() < 0.5 ? Promise.resolve() : new Promise(setImmediate))
        const isCommitted = random() < 0.8
        if (isCommitted) committed += 1
        await (isCommitted ? transaction.commit() : transaction.rollback())
      }
      await Promise.all(Array.from({ length: 20 }, (_, index) => write(String(index))))
      expect(await count()).toBe(before + committed)
    }),
  )

  it('makes a single write wait for a transaction under way', async () => {
    const transaction = await client.transaction()
    await transaction.execute("insert into note (text) values ('first')")
    const single = client.execute("insert into note (text) values ('second')")
    await transaction.commit()
    await single
    const { rows } = await client.execute('select text from note order by id')
    expect(rows.map((row) => row.text)).toEqual(['first', 'second'])
  })

  it('gives the turn on after a failed statement', async () => {
    await expect(client.execute('insert into nowhere values (1)')).rejects.toThrow('nowhere')
    await client.execute("insert into note (text) values ('a')")
    expect(await count()).toBe(1)
  })

  it('gives values under the names of their columns and by number, of which only names are listed', async () => {
    const { columns, rows } = await client.execute("select 1 as a, null as b, 'c' as a, x'ff00' as d")
    const [row] = rows
    expect(columns).toEqual(['a', 'b', 'a', 'd'])
    expect(Array.prototype.slice.call(row, 0, 3)).toEqual([1, null, 'c'])
    expect(row && Object.keys(row)).toEqual(['a', 'b', 'd'])
    expect([row?.length, row?.a, row?.b]).toEqual([4, 1, null])
    expect([...new Uint8Array(row?.d as ArrayBuffer)]).toEqual([255, 0])
  })

  it('says how much was written, and under which number', async () => {
    const written = await client.execute({ sql: 'insert into note (text) values (?), (?)', args: ['a', true] })
    expect([written.rowsAffected, written.lastInsertRowid]).toEqual([2, 2n])
  })

  it('runs a statement again and again with other values, also after it failed', async () => {
    const insert = (id: number) => client.execute({ sql: 'insert into note (id, text) values (?, ?)', args: [id, 'a'] })
    await insert(1)
    await expect(insert(1)).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_PRIMARYKEY' })
    await insert(2)
    expect(await count()).toBe(2)
  })

  it('sees a column that was added meanwhile', async () => {
    await client.execute("insert into note (text) values ('a')")
    const all = async () => (await client.execute('select * from note')).rows[0]
    expect(Object.keys((await all()) ?? {})).toEqual(['id', 'text'])
    await client.execute("alter table note add column more text default 'b'")
    expect(await all()).toMatchObject({ id: 1, text: 'a', more: 'b' })
  })

  it.each([
    [undefined, 'undefined'],
    [Number.NaN, 'NaN'],
  ])('refuses %s as a value', async (value, named) => {
    const args = [value as never]
    await expect(client.execute({ sql: 'insert into note (text) values (?)', args })).rejects.toThrow(named)
    expect(await count()).toBe(0)
  })
})
