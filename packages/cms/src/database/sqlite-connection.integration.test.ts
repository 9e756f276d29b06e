import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@libsql/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { preparedClient } from './prepared-client.ts'

let folder: string
let client: Client

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-prepared-'))
  client = preparedClient(join(folder, 'test.db'))
  await client.execute('create table note (id integer primary key, text text unique)')
})

afterEach(async () => {
  client.close()
  await rm(folder, { recursive: true, force: true })
})

const add = (text: string) => client.execute({ sql: 'insert into note (text) values (?) returning id', args: [text] })
const all = async () => (await client.execute('select * from note order by id')).rows.map((row) => ({ ...row }))

describe('a client that prepares each statement once', () => {
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
})
