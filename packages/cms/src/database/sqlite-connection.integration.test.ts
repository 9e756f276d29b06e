import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openConnection, type SqliteConnection } from './sqlite-connection.ts'

let folder: string
let client: SqliteConnection

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-prepared-'))
  client = openConnection(join(folder, 'test.db'))
  await client.execute('create table note (id integer primary key, text text unique)')
})

afterEach(async () => {
  client.close()
  await rm(folder, { recursive: true, force: true })
})

const add = (text: string) => client.execute({ sql: 'insert into note (text) values (?) returning id', args: [text] })
const all = async () => (await client.execute('select * from note order by id')).rows.map((row) => ({ ...row }))

describe('a connection that prepares each statement once', () => {
  it('gives each run of a statement its own rows', async () => {
    expect([(await add('a')).rows[0]?.id, (await add('b')).rows[0]?.id]).toEqual([1, 2])
    const change = (text: string) => client.execute({ sql: 'update note set text = ? where id = 1', args: [text] })
    expect([await change('c'), await change('d')]).toMatchObject([{ rowsAffected: 1 }, { rowsAffected: 1 }])
    expect(await all()).toEqual([
      { id: 1, text: 'd' },
      { id: 2, text: 'b' },
    ])
  })

  it('commits after a statement that failed, and runs that one again', async () => {
    await add('a')
    await client.execute('begin immediate')
    await expect(add('a')).rejects.toThrow(/unique/i)
    await add('b')
    await client.execute('commit')
    await client.execute('begin immediate')
    await add('c')
    await client.execute('commit')
    expect((await all()).map(({ text }) => text)).toEqual(['a', 'b', 'c'])
  })

  it('sees a schema that changed', async () => {
    await add('a')
    expect(await all()).toEqual([{ id: 1, text: 'a' }])
    await client.execute('alter table note add column size integer default 5')
    expect(await all()).toEqual([{ id: 1, text: 'a', size: 5 }])
    await client.executeMultiple('alter table note drop column size;')
    expect(await all()).toEqual([{ id: 1, text: 'a' }])
  })

  it('forgets the oldest of very many statements, and knows it again', async () => {
    for (let number = 0; number < 600; number += 1) await client.execute(`select ${number} as n`)
    expect((await client.execute('select 0 as n')).rows[0]?.n).toBe(0)
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
    const insert = (id: number) =>
      client.execute({ sql: 'insert into note (id, text) values (?, ?)', args: [id, `${id}`] })
    await insert(1)
    await expect(insert(1)).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_PRIMARYKEY' })
    await insert(2)
    expect(await all()).toHaveLength(2)
  })

  it.each([
    [undefined, 'undefined'],
    [Number.NaN, 'NaN'],
  ])('refuses %s as a value', async (value, named) => {
    const args = [value as never]
    await expect(client.execute({ sql: 'insert into note (text) values (?)', args })).rejects.toThrow(named)
    expect(await all()).toEqual([])
  })
})
