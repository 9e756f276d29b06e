import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ImportProcess, moveInRoutes, openImportFolder } from '@vitrine/wordpress/server'
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { whoAsks } from '../../apps/site/src/server/who-asks.ts'
import { signIn } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { contentSource } from '../support/content-source.ts'

const SITE = 'https://halden.example'
const MODIFIED = '1764000000000'

let content: TestContent
let dataDir: string
let app: FastifyInstance
const tokens = { administrator: '', editor: '', author: '' }

beforeAll(async () => {
  content = await openContent()
  for (const role of ['administrator', 'editor', 'author'] as const) tokens[role] = await signIn(content, role)
})

afterAll(() => content.close())

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-move-in-'))
  const { payload } = content
  const folder = await openImportFolder(dataDir)
  const asks = whoAsks((headers) => contentSource(payload).account(headers))
  const imports = new ImportProcess({
    payload,
    folder,
    startImport: () => {
      throw new Error('Nothing is started here.')
    },
    onError: () => {},
  })
  app = Fastify()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  await moveInRoutes(app, {
    payload,
    siteUrl: SITE,
    folder,
    imports,
    async roleOf(request) {
      const asker = await asks(request)
      return asker.kind === 'account' ? asker.role : undefined
    },
  })
  return async () => {
    await app.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})

const ask = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, more: InjectOptions = {}) =>
  app.inject({
    method,
    url: `/api/move-in${path}`,
    ...more,
    headers: { authorization: `JWT ${tokens.administrator}`, 'sec-fetch-site': 'same-origin', ...more.headers },
  })

const WHOLE = Buffer.from('<rss>The whole export, in pieces.</rss>')

const piece = (offset: number, end: number, { name = 'export.xml', bytes = WHOLE.length, headers = {} } = {}) =>
  ask('PUT', `/files/${encodeURIComponent(name)}?bytes=${bytes}&modified=${MODIFIED}&offset=${offset}`, {
    payload: WHOLE.subarray(offset, end),
    headers: { 'content-type': 'application/octet-stream', ...headers },
  })

const files = async () => (await ask('GET', '/state')).json()

describe('the page Move in', () => {
  const requests = [
    ['GET', '/state'],
    ['PUT', `/files/a.xml?bytes=1&modified=1&offset=0`],
    ['DELETE', '/files/a.xml'],
    ['POST', '/start'],
    ['POST', '/stop'],
    ['GET', '/report/look'],
    ['GET', '/report/look/file'],
  ] as const

  it.each(requests)('answers nobody but administrators: %s %s', async (method, path) => {
    const status = async (authorization: string) => (await ask(method, path, { headers: { authorization } })).statusCode
    expect(await status('')).toBe(401)
    expect(await status('JWT wrong')).toBe(401)
    expect(await status(`JWT ${tokens.author}`)).toBe(403)
    expect(await status(`JWT ${tokens.editor}`)).toBe(403)
    expect(await status(`JWT ${tokens.administrator}`)).not.toBeOneOf([401, 403])
  })

  it.each(
    requests.filter(([method]) => method !== 'GET'),
  )('changes nothing for another site: %s %s', async (method, path) => {
    const from = (headers: Record<string, string>) => ask(method, path, { headers })
    expect((await from({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await from({ 'sec-fetch-site': 'same-site' })).statusCode).toBe(403)
  })

  it('is not kept by any cache', async () =>
    expect((await ask('GET', '/state')).headers['cache-control']).toBe('no-store'))
})

describe('a file', () => {
  it('comes in pieces, each after the other', async () => {
    expect((await piece(0, 10)).json()).toEqual({ name: 'export.xml', received: 10, isWhole: false })
    expect(await files()).toMatchObject({ files: [], unfinished: [{ name: 'export.xml', received: 10 }] })
    expect((await piece(10, 25)).json()).toMatchObject({ received: 25 })
    expect((await piece(25, WHOLE.length)).json()).toMatchObject({ received: WHOLE.length, isWhole: true })
    expect(await files()).toMatchObject({
      files: [{ name: 'export.xml', kind: 'file', bytes: WHOLE.length, role: 'export' }],
      unfinished: [],
    })
    expect(await readFile(join(dataDir, 'import/export.xml'))).toEqual(WHOLE)
  })

  it('goes on where it was when a piece comes twice, or at another place', async () => {
    await piece(0, 10)
    for (const wrong of [await piece(0, 10), await piece(20, 25)]) {
      expect(wrong.statusCode).toBe(409)
      expect(wrong.json().received).toBe(10)
    }
    await piece(10, WHOLE.length)
    expect(await readFile(join(dataDir, 'import/export.xml'))).toEqual(WHOLE)
  })

  it('is written once when a piece comes twice at once', async () => {
    const answers = await Promise.all([piece(0, 10), piece(0, 10), piece(0, 10)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    expect(await files()).toMatchObject({ unfinished: [{ received: 10 }] })
  })

  it('is another one when its size is another', async () => {
    await piece(0, 10)
    expect((await piece(0, 5, { bytes: 5 })).json()).toMatchObject({ received: 5, isWhole: true })
    expect(await files()).toMatchObject({ unfinished: [{ bytes: WHOLE.length, received: 10 }] })
  })

  it('takes no piece that was damaged on its way', async () => {
    const digest = createHash('sha256').update(WHOLE.subarray(0, 10)).digest('base64')
    const sent = (end: number) => piece(0, end, { headers: { 'content-digest': `sha-256=:${digest}:` } })
    expect((await sent(11)).statusCode).toBe(400)
    expect((await sent(10)).json()).toMatchObject({ received: 10 })
  })

  it.each([
    ['a name of nothing that an import reads', '/files/a.php?bytes=1&modified=1&offset=0'],
    ['no size', '/files/a.xml?modified=1&offset=0'],
    ['a place before its beginning', '/files/a.xml?bytes=1&modified=1&offset=-1'],
  ])('is refused with %s', async (_, path) => expect((await ask('PUT', path, { payload: 'x' })).statusCode).toBe(400))

  it('stays in its folder, whatever its name', async () => {
    const name = '../../vitrine.db/..\\.escape.xml'
    expect((await piece(0, WHOLE.length, { name })).json()).toMatchObject({ name: 'escape.xml' })
    expect(await readdir(dataDir)).toEqual(['import'])
  })

  it('of more than a piece is not read to its end', async () => {
    const payload = Buffer.alloc(8 * 1024 * 1024 + 1)
    const path = `/files/a.xml?bytes=${payload.length}&modified=1&offset=0`
    expect((await ask('PUT', path, { payload })).statusCode).toBe(413)
    expect(await files()).toMatchObject({ unfinished: [] })
  })

  it('is removed with its pieces', async () => {
    await piece(0, 10)
    await piece(0, 5, { bytes: 5 })
    expect((await ask('DELETE', '/files/export.xml')).statusCode).toBe(200)
    expect(await files()).toMatchObject({ files: [], unfinished: [] })
  })

  it('that the operator put there is offered, folders too, and nothing else of the data folder', async () => {
    await mkdir(join(dataDir, 'import/uploads/2024'), { recursive: true })
    await writeFile(join(dataDir, 'import/.hidden.xml'), '')
    await writeFile(join(dataDir, 'vitrine.db'), '')
    expect((await files()).files).toEqual([{ name: 'uploads', kind: 'folder', role: 'media' }])
    await ask('DELETE', '/files/uploads')
    expect((await files()).files).toHaveLength(1)
    expect((await ask('DELETE', `/files/${encodeURIComponent('../vitrine.db')}`)).statusCode).toBe(400)
    expect(await readdir(dataDir)).toContain('vitrine.db')
  })
})

describe('a start', () => {
  const request = { exports: ['export.xml'], media: [], answers: {} }
  const start = (payload: object) => ask('POST', '/start', { payload: JSON.stringify(payload) })

  it.each([
    [400, {}],
    [400, { task: 'fly', request }],
    [400, { task: 'look', request: { ...request, exports: ['../vitrine.db'] } }],
    [422, { task: 'look', request: { ...request, exports: [] } }],
    [422, { task: 'look', request }],
    [409, { task: 'undo', request }],
    [409, { task: 'import', request, resumes: true }],
  ])('is refused with %d as %j', async (status, body) => expect((await start(body)).statusCode).toBe(status))

  it('without files is refused in German beside English', async () => {
    const { message } = (await start({ task: 'look', request: { ...request, exports: [] } })).json()
    expect(message).toEqual({ en: 'Choose an export first.', de: 'Wählen Sie zuerst einen Export.' })
  })

  it('that does not come about is no task that runs', async () => {
    await piece(0, WHOLE.length)
    expect((await start({ task: 'look', request })).statusCode).toBe(500)
    expect(await files()).toMatchObject({
      state: 'failed',
      task: 'look',
      message: { en: expect.stringContaining('log'), de: expect.stringContaining('Protokoll') },
    })
  })
})
