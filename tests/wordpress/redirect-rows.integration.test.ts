import { readRevision } from '@vitrine/content/queries'
import { runSql, sql } from '@vitrine/content/sql'
import { undoRun } from '@vitrine/wordpress/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { exportFile, type ImportSite, openSite } from './support.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

const STUDIO = [exportFile('studio/export.xml')]
const ONLY = { only: new Set(['redirects']) }

describe.each(['sqlite', 'postgres'] as const)('redirects of an import on %s', (kind) => {
  let site: ImportSite
  let databases = 0

  beforeEach(async () => {
    databases += 1
    site = await openSite(kind === 'postgres' ? await postgres.createDatabase(`redirects_${databases}`) : '', 'en')
  })

  afterEach(() => site.close())

  const rows = async () => {
    const all = await runSql(site.payload, sql`select * from redirects order by "from"`)
    return all.map(({ id: _, updated_at: updated, created_at: created, ...row }) => ({
      ...row,
      moments: [updated, created].map((moment) => [typeof moment, Number.isNaN(Date.parse(String(moment)))]),
    }))
  }

  it('are the rows that Payload writes', async () => {
    await site.take(STUDIO, ONLY)
    const imported = await rows()
    expect(imported.length).toBeGreaterThan(40)
    const { docs } = await site.payload.find({ collection: 'redirects', depth: 0, pagination: false })
    await runSql(site.payload, sql`delete from redirects`)
    for (const { from, to, status } of docs) {
      await site.payload.create({ collection: 'redirects', data: { from, to: to ?? null, status }, depth: 0 })
    }
    expect(await rows()).toEqual(imported)
  })

  it('are made again after all of them were deleted at once', async () => {
    const all = ['/one/', '/two/', '/three/', '/four/'].map((from) => ({ from, to: '/', status: '301' as const }))
    for (let time = 0; time < 2; time += 1) {
      for (const data of all) await site.payload.create({ collection: 'redirects', data, depth: 0 })
      const { errors } = await site.payload.delete({ collection: 'redirects', where: { id: { exists: true } } })
      expect(errors).toEqual([])
      expect(await rows()).toEqual([])
    }
  })

  it('raise the revision, and what led nowhere is no longer missing', async () => {
    const missing = { address: '/feed/', count: 3, lastSeen: new Date().toISOString() }
    await site.payload.create({ collection: 'missing-addresses', data: missing })
    const before = await readRevision(site.payload)
    await site.take(STUDIO, ONLY)
    expect(await readRevision(site.payload)).not.toBe(before)
    expect((await site.payload.find({ collection: 'missing-addresses' })).docs).toEqual([])
  })

  it('are nothing to do where another import made the same', async () => {
    const same = { from: '/rss/', to: '/journal/feed.xml', status: '301' } as const
    await site.payload.create({ collection: 'redirects', data: same })
    const report = await site.take(STUDIO, ONLY)
    expect([report.failures, report.kept]).toEqual([[], []])
  })

  it('leave what leads away already, lead to its end at once, and go when they are taken back', async () => {
    const own = { from: '/feed/', to: '/mine/', status: '301' } as const
    const next = { from: '/journal/feed.xml', to: '/news.xml', status: '301' } as const
    for (const data of [own, next]) await site.payload.create({ collection: 'redirects', data })
    const { run = '', ...report } = await site.take(STUDIO, ONLY)
    const to = async (from: string) => {
      const { docs } = await site.payload.find({ collection: 'redirects', where: { from: { equals: from } } })
      return docs.map((redirect) => redirect.to)
    }
    expect(report.failures).toEqual([])
    expect(report.kept).toMatchObject([
      {
        key: 'redirect:/feed/',
        message: {
          en: 'It leads to /mine/ already, which stays; this import would have led it to /journal/feed.xml.',
        },
      },
    ])
    expect(await to('/feed/')).toEqual(['/mine/'])
    expect(await to('/rss/')).toEqual(['/news.xml'])
    await undoRun(site, run, () => {})
    const { docs } = await site.payload.find({ collection: 'redirects', sort: 'from' })
    expect(docs.map(({ from }) => from)).toEqual(['/feed/', '/journal/feed.xml'])
  })
})
