import { noteChange, readState } from '@vitrine/content/cache'
import { runSql, sql } from '@vitrine/content/sql'
import { ensureRevision } from '@vitrine/content/store'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_LOGGED_CHANGES } from '../../packages/content/src/store/revision.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('the log of changes on %s', (kind) => {
  let content: TestContent
  let payload: Payload

  beforeAll(async () => {
    content = await openContent(kind === 'postgres' ? await postgres.createDatabase('changes') : '')
    payload = content.payload
  })

  afterAll(() => content.close())

  const revision = async () => (await readState(payload, undefined)).revision
  const touchedBy = async (work: () => Promise<unknown>) => {
    const before = await revision()
    await work()
    return [...(await readState(payload, before)).touched].sort()
  }

  it('says what a change touched', async () => {
    let id = 0
    const create = async () => {
      const data = { title: 'One', _status: 'published' } as never
      id = Number((await payload.create({ collection: 'pages', data })).id)
    }
    expect(await touchedBy(create)).toEqual(['pages', `pages:${id}`, 'path:/one/'])
    const move = () => payload.update({ collection: 'pages', id, data: { slug: 'two' } as never })
    expect(await touchedBy(move)).toEqual(expect.arrayContaining(['path:/one/', 'path:/two/', 'redirects']))
    expect(await touchedBy(() => payload.updateGlobal({ slug: 'theme', data: {} as never }))).toEqual(['all'])
    expect(await touchedBy(async () => {})).toEqual([])
  })

  it('holds each of many changes at once, by numbers without a gap', async () => {
    const tags = Array.from({ length: 20 }, (_, index) => `posts:${index}`).sort()
    const before = await revision()
    expect(await touchedBy(() => Promise.all(tags.map((tag) => noteChange({ payload }, [tag]))))).toEqual(tags)
    expect(await revision()).toBe(before + tags.length)
  })

  it('that does not hold a change any more says that everything was touched', async () => {
    const forget = async () => {
      await noteChange({ payload }, ['posts:1'])
      await noteChange({ payload }, ['posts:2'])
      await runSql(payload, sql`delete from content_changes where revision = ${(await revision()) - 1}`)
    }
    expect(await touchedBy(forget)).toEqual(['all'])
  })

  it('says so, too, of a number that was raised past it', async () =>
    expect(await touchedBy(() => runSql(payload, sql`update content_revisions set value = value + 1`))).toEqual([
      'all',
    ]))

  it('says so to who has seen a later state than there is', async () =>
    expect([...(await readState(payload, (await revision()) + 5)).touched]).toEqual(['all']))

  it(`holds the newest ${MAX_LOGGED_CHANGES} changes`, async () => {
    const old = (await revision()) - MAX_LOGGED_CHANGES
    await runSql(payload, sql`insert into content_changes (revision, tags) values (${old}, 'posts:1')`)
    await noteChange({ payload }, ['posts:2'])
    expect(await runSql(payload, sql`select revision from content_changes where revision <= ${old}`)).toEqual([])
  })

  it(
    kind === 'sqlite'
      ? 'is not trusted after a start: a killed program may not have written it'
      : 'is trusted after a start',
    async () => expect(await touchedBy(() => ensureRevision(payload))).toEqual(kind === 'sqlite' ? ['all'] : []),
  )

  if (kind === 'postgres') {
    it('holds no change that was undone', async () => {
      const undo = async () => {
        const transactionID = (await payload.db.beginTransaction()) ?? 0
        const data = { title: 'Undone', _status: 'published' } as never
        await payload.create({ collection: 'pages', data, req: { transactionID } })
        await payload.db.rollbackTransaction(transactionID)
      }
      expect(await touchedBy(undo)).toEqual([])
    })
  }
})
