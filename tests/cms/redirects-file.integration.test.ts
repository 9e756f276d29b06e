import { readRevision } from '@vitrine/content/queries'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askJson, askPath, signIn } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('a file of redirects, on %s', (kind) => {
  let content: TestContent
  const tokens = { administrator: '', author: '' }

  beforeAll(async () => {
    content = await openContent(kind === 'postgres' ? await postgres.createDatabase('redirects') : '')
    tokens.administrator = await signIn(content, 'administrator')
    tokens.author = await signIn(content, 'author')
  })

  afterAll(() => content.close())

  const send = async (file: string, token = tokens.administrator) => {
    const response = await askPath(content, '/redirects/file', { method: 'POST', body: file }, token)
    return { status: response.status, body: await response.json() }
  }
  const exported = async () =>
    (await (await askPath(content, '/redirects/file', {}, tokens.administrator)).text()).trim().split('\r\n')
  const missing = (address: string, count: number) =>
    content.payload.create({
      collection: 'missing-addresses',
      data: { address, count, lastSeen: new Date(0).toISOString() },
    })

  it('is imported whole: pages that were cached are forgotten, and its addresses are missing no more', async () => {
    await missing('/old-chairs/', 3)
    const before = await readRevision(content.payload)
    expect(await send('from,to,status\n/old-chairs/,/chairs/\n/winter/,/sale/,302\n/closed/,,410')).toEqual({
      status: 200,
      body: { added: 3, replaced: 0, same: 0 },
    })
    expect(await readRevision(content.payload)).not.toBe(before)
    expect((await content.payload.count({ collection: 'missing-addresses' })).totalDocs).toBe(0)
  })

  it('is exported as it can be imported again', async () => {
    const lines = await exported()
    expect(lines).toEqual(['from,to,status', '/old-chairs/,/chairs/,301', '/winter/,/sale/,302', '/closed/,,410'])
    expect((await send(lines.join('\n'))).body).toEqual({ added: 0, replaced: 0, same: 3 })
  })

  it('replaces what is there, and leads on what ended there', async () => {
    expect((await send('/chairs/,/seats/\n/winter/,/spring/,302')).body).toEqual({ added: 1, replaced: 1, same: 0 })
    expect(await exported()).toEqual([
      'from,to,status',
      '/old-chairs/,/seats/,301',
      '/winter/,/spring/,302',
      '/closed/,,410',
      '/chairs/,/seats/,301',
    ])
  })

  it('changes nothing while one line of it is wrong, and names that line', async () => {
    const before = await exported()
    const { status, body } = await send('/new/,/page/\n/seats/,/old-chairs/\nno where,/page/')
    expect([status, body.problems.map(({ line }: { line: number }) => line)]).toEqual([400, [3]])
    const circle = await send('/new/,/page/\n/seats/,/old-chairs/')
    expect([circle.status, circle.body.problems[0].line]).toEqual([400, 2])
    expect(await exported()).toEqual(before)
  })

  it('is refused when it is too large, and from roles without redirects', async () => {
    expect((await send('/a/,/b/\n'.repeat(200_000))).status).toBe(413)
    expect((await send('/a/,/b/', tokens.author)).status).toBe(403)
    expect((await askPath(content, '/redirects/file', {}, tokens.author)).status).toBe(403)
  })

  it('of broken links those that are followed most come first, with pages that may be meant', async () => {
    await askJson(
      content,
      ['POST', '/pages', { title: 'Workshop', layout: [], _status: 'published' }],
      tokens.administrator,
    )
    await missing('/nothing-alike-42/', 2)
    await missing('/workshops/', 9)
    const { status, body } = await askJson(content, ['GET', '/redirects/broken'], tokens.administrator)
    expect([status, body]).toEqual([
      200,
      {
        total: 2,
        links: [
          { address: '/workshops/', count: 9, referrer: '', offers: ['/workshop/'] },
          { address: '/nothing-alike-42/', count: 2, referrer: '', offers: [] },
        ],
      },
    ])
    expect((await askJson(content, ['GET', '/redirects/broken'], tokens.author)).status).toBe(403)
  })
})
