import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { outsideFaultOf } from '@vitrine/content/core'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { askJson, askPath, signIn } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { contentSource } from '../support/content-source.ts'
import { openDatabaseFile } from '../support/database-file.ts'
import { type OwnPostgres, startOwnPostgres } from '../support/postgres.ts'
import { until } from '../support/until.ts'

/** Content whose editor has a page open. */
interface Editing {
  readonly content: TestContent
  readonly token: string
  readonly id: number
  /** Publishes the page under a title. */
  readonly publish: (title: string) => Promise<readonly [status: number, body: unknown]>
}

async function openEditing(databaseUrl = ''): Promise<Editing> {
  const content = await openContent(databaseUrl)
  const token = await signIn(content, 'administrator')
  const { body } = await askJson(content, ['POST', '/pages', { title: 'First', _status: 'published' }], token)
  const id = Number(body.doc.id)
  return {
    content,
    token,
    id,
    async publish(title) {
      const answer = await askJson(content, ['PATCH', `/pages/${id}`, { title, _status: 'published' }], token)
      return [answer.status, answer.status < 400 ? answer.body.doc.title : answer.body]
    },
  }
}

const BUSY = {
  code: 'database_busy',
  errors: [{ message: 'The database is busy. Nothing was lost: try again.' }],
}
const AWAY = {
  code: 'database_away',
  errors: [{ message: 'The database does not answer. Nothing was lost: try again.' }],
}

describe('an editor who publishes', () => {
  let editing: Editing
  beforeAll(async () => {
    editing = await openEditing()
  })
  afterAll(() => editing.content.close())

  it('while another program has locked the SQLite file is told that it is busy, and can try again', async () => {
    const { database } = editing.content.settings
    const other = await openDatabaseFile(database.kind === 'sqlite' ? database.file : '')
    await other.execute('begin immediate')
    expect(await editing.publish('Locked')).toEqual([503, BUSY])
    await other.execute('rollback')
    other.close()
    expect(await editing.publish('Free')).toEqual([200, 'Free'])
  })
})

describe('an editor of a site with PostgreSQL', () => {
  let postgres: OwnPostgres
  let editing: Editing
  let url: string
  beforeAll(async () => {
    postgres = await startOwnPostgres()
    url = await postgres.createDatabase('faults')
    await inDatabase((client) => client.query(`alter database faults set lock_timeout = '100ms'`))
    editing = await openEditing(url)
  })
  afterAll(async () => {
    await editing.content.close()
    await postgres.stop()
  })

  async function inDatabase(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      await work(client)
    } finally {
      await client.end()
    }
  }

  it('is told that it is busy while somebody else holds the page for longer than is waited', () =>
    inDatabase(async (other) => {
      await other.query('begin')
      await other.query('select id from pages where id = $1 for update', [editing.id])
      expect(await editing.publish('Locked')).toEqual([503, BUSY])
      await other.query('rollback')
      expect(await editing.publish('Free')).toEqual([200, 'Free'])
    }))

  it('is told that it is away, keeps the session, and can go on when it is back', async () => {
    const { content, token } = editing
    await postgres.interrupt()
    expect(await editing.publish('Away')).toEqual([503, AWAY])
    const response = await askPath(content, `/pages/${editing.id}`, { method: 'GET' }, token)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    const source = contentSource(content.payload)
    const reads = [
      source.page('/first/', 'en'),
      source.globals('en'),
      content.payload.db.beginTransaction(),
      source.account(new Headers({ authorization: `JWT ${token}` })),
    ]
    const failed = await Promise.all(reads.map((read) => read.then(() => 'read', outsideFaultOf)))
    expect(failed).toEqual(['away', 'away', 'away', 'away'])
    await postgres.resume()
    await until('the database to answer', async () => (await editing.publish('Back'))[0] === 200)
  })
})

describe('an administrator of a site whose disk is full', () => {
  let editing: Editing
  let isFull = false
  beforeAll(async () => {
    editing = await openEditing()
    const { db } = editing.content.payload
    const { updateOne } = db
    db.updateOne = (asked) =>
      isFull
        ? Promise.reject(Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }))
        : updateOne.call(db, asked)
  })
  afterEach(() => {
    isFull = false
  })
  afterAll(() => editing.content.close())

  const CREDENTIALS = { email: 'administrator@example.com', password: 'correct horse battery' }
  const signInAgain = () => askJson(editing.content, ['POST', '/users/login', CREDENTIALS], '')
  const FULL = {
    code: 'disk_full',
    errors: [{ message: expect.stringContaining('The disk is full, so this was not saved.') }],
  }

  it('is told so when publishing, and what was published before stays', async () => {
    isFull = true
    expect(await editing.publish('Full')).toEqual([507, FULL])
    isFull = false
    const { body } = await askJson(editing.content, ['GET', `/pages/${editing.id}`], editing.token)
    expect(body.title).toBe('First')
  })

  it('can sign in with the room that is kept for it, and then do what makes room', async () => {
    const { custom } = editing.content.payload.config
    const { reserve } = custom
    custom.reserve = {
      take: async () => {},
      async release() {
        isFull = false
        return true
      },
    }
    isFull = true
    const { status, body } = await signInAgain()
    custom.reserve = reserve
    expect(status).toBe(200)
    const account = await askJson(editing.content, ['GET', '/users/me'], body.token)
    expect(account.body.user.email).toBe(CREDENTIALS.email)
  })

  it('is told so when signing in, where that room is gone, too', async () => {
    const reserve = `${join(editing.content.settings.dataDir, 'vitrine.db')}.reserve`
    expect((await signInAgain()).status).toBe(200)
    expect((await stat(reserve)).size).toBe(4 * 1024 * 1024)
    isFull = true
    const refused = await signInAgain()
    expect([refused.status, refused.body]).toEqual([507, FULL])
    await expect(stat(reserve)).rejects.toThrow('ENOENT')
  })
})
