import { join } from 'node:path'
import { whenRestored } from '@vitrine/cms/config'
import { runSql, sql } from '@vitrine/content/sql'
import { holdBack } from '@vitrine/delivery/store'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openContent, type TestContent } from '../support/content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

/** Content whose deliveries are, in this order, waiting, under way, after another one, sent, and given up. */
async function withDeliveries(databaseUrl: string): Promise<TestContent> {
  const content = await openContent(databaseUrl)
  for (const state of ['queued', 'sending', 'waiting', 'sent', 'failed']) {
    const data = { subject: state, state, token: state, mail: {} }
    await content.payload.create({ collection: 'deliveries', data: data as never })
  }
  return content
}

/** Starts, as the site does, and says what waits then. */
async function start({ payload, settings }: TestContent): Promise<string[]> {
  await whenRestored(payload, settings.database, async () => void (await holdBack(payload)))
  const rows = await runSql(payload, sql`select state from deliveries order by id`)
  return rows.map(({ state }) => String(state))
}

const AS_MADE = ['queued', 'sending', 'waiting', 'sent', 'failed']
const HELD_BACK = ['failed', 'failed', 'waiting', 'sent', 'failed']

describe('what waits to be sent', () => {
  it('goes on waiting over starts of an SQLite file, and is held back in a copy of it', async () => {
    const content = await withDeliveries('')
    expect(await start(content)).toEqual(AS_MADE)
    expect(await start(content)).toEqual(AS_MADE)
    const copy = await openContent()
    await runSql(content.payload, sql`vacuum into ${join(copy.settings.dataDir, 'copy.db')}`)
    const restored = await openContent(`file:${join(copy.settings.dataDir, 'copy.db')}`, { migrate: false })
    expect(await start(restored)).toEqual(HELD_BACK)
    const [row] = await runSql(restored.payload, sql`select last_error from deliveries where subject = 'queued'`)
    expect(row?.last_error).toMatch(/restored or copied.*may have been sent/)
    for (const each of [content, restored, copy]) await each.close()
  })

  it('goes on waiting over starts of a PostgreSQL database, and is held back in a copy of it', async () => {
    const url = await postgres.createDatabase('original')
    const content = await withDeliveries(url)
    expect(await start(content)).toEqual(AS_MADE)
    expect(await start(content)).toEqual(AS_MADE)
    await content.close()
    const copied = await copyOf(url)
    const restored = await openContent(copied, { migrate: false })
    expect(await start(restored)).toEqual(HELD_BACK)
    expect(await start(restored)).toEqual(HELD_BACK)
    await restored.close()
  })
})

async function copyOf(url: string): Promise<string> {
  const name = new URL(url).pathname.slice(1)
  const client = new pg.Client({ connectionString: Object.assign(new URL(url), { pathname: 'postgres' }).href })
  await client.connect()
  try {
    await client.query(`create database "${name}_copy" template "${name}"`)
  } finally {
    await client.end()
  }
  return Object.assign(new URL(url), { pathname: `${name}_copy` }).href
}
