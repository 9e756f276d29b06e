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

  describe('while another program writes', () => {
    const insert = (text: string) => `insert into note (text) values ('${text}')`
    const returning = (text: string) => `${insert(text)} returning id`
    let other: Client

    beforeEach(async () => {
      other = createClient({ url: `file:${join(folder, 'test.db')}` })
      await other.execute('begin immediate')
    })
    afterEach(() => other.close())

    it('waits for it, and reads meanwhile', async () => {
      const writing = Promise.all([client.execute(returning('a')), client.batch([insert('b')])])
      const begun = client.transaction()
      expect(await count()).toBe(0)
      await new Promise(setImmediate)
      await other.execute('commit')
      await writing
      await (await begun).commit()
      expect(await count()).toBe(2)
    })

    it.each([
      ['a statement', (impatient: Client) => impatient.execute(insert('a'))],
      ['a statement that answers', (impatient: Client) => impatient.execute(returning('a'))],
      ['several statements', (impatient: Client) => impatient.batch([returning('a')], 'write')],
      ['a transaction', (impatient: Client) => impatient.transaction()],
    ])('gives up after a time, and writes again later: %s', async (_, write) => {
      const impatient = await openSqlite(join(folder, 'test.db'), { lockWaitMs: 0 })
      await expect(write(impatient)).rejects.toMatchObject({
        code: 'SQLITE_BUSY',
        message: expect.stringContaining('locked'),
      })
      await other.execute('rollback')
      await impatient.execute(returning('b'))
      expect(await count()).toBe(1)
      const transaction = await impatient.transaction()
      await transaction.execute(insert('c'))
      await transaction.commit()
      impatient.close()
      expect(await count()).toBe(2)
    })
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
})
