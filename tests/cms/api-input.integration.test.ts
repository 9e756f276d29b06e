import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askPath, signIn } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { type OwnPostgres, startOwnPostgres } from '../support/postgres.ts'

const databases = ['SQLite', 'PostgreSQL'] as const

describe.each(databases)('the API on %s', (database) => {
  let postgres: OwnPostgres | undefined
  let content: TestContent
  let token: string

  beforeAll(async () => {
    postgres = database === 'PostgreSQL' ? await startOwnPostgres() : undefined
    content = await openContent(await postgres?.createDatabase('input'))
    token = await signIn(content, 'administrator')
  })

  afterAll(async () => {
    await content.close()
    await postgres?.stop()
  })

  /** Asks every collection. @returns What was answered with 500, or with what was not expected. */
  async function wrongAnswers(path: string, expected: readonly number[], init: RequestInit = {}) {
    const slugs = content.payload.config.collections
      .flatMap(({ slug, endpoints }) => (endpoints && endpoints.length > 0 ? [slug] : []))
      // Preferences are named by words.
      .filter((slug) => slug !== 'payload-preferences')
    const answers = await Promise.all(
      slugs.map(async (slug) => ({ slug, status: (await askPath(content, `/${slug}${path}`, init, token)).status })),
    )
    return answers.filter(({ status }) => !expected.includes(status))
  }

  const json = (body: string, method = 'POST'): RequestInit => ({
    method,
    body,
    headers: { 'content-type': 'application/json' },
  })

  it.each(['/abc', '/-1', '/1e999', '/1.5', '/9999999999', '/versions/abc'])('has no document %s', async (path) =>
    expect(await wrongAnswers(path, [404])).toEqual([]))

  it.each([
    ['PATCH', '/abc'],
    ['DELETE', '/abc'],
    ['POST', '/abc/duplicate'],
    ['POST', '/versions/abc'],
    ['POST', '/verify/abc'],
    ['POST', '/verify/1'],
  ])('has nothing to do at %s %s', async (method, path) =>
    expect(await wrongAnswers(path, [404], method === 'DELETE' ? { method } : json('{}', method))).toEqual([]))

  it.each([
    '?where=abc',
    '?where={',
    '?where[]=a',
    '?where[id]=1',
    '?where[or]=x',
    '?where[and][0]=x',
    '?where[id][near]=1',
    '?where[id][within]=1',
    '?where[id][intersects]=1',
    '?where[id][all]=1',
    '?where[id][nope]=1',
    '?where[id][equals][a]=b',
    '?where[id][like][a]=b',
    '?where[id][in]=abc',
    '?where[id][greater_than]=99999999999999999999999',
    '?where[createdAt][equals]=notadate',
    '?where[createdAt][like]=x',
    '?limit=1e30',
    '?page=99999999999999999999',
    '?page=Infinity',
    '/count?where[id][near]=1',
  ])('refuses %s, or finds nothing', async (path) => expect(await wrongAnswers(path, [200, 400, 403, 404])).toEqual([]))

  it.each([
    'null',
    '[]',
    '"text"',
    '{',
    '{"createdAt":"x"}',
    '{"updatedAt":{}}',
  ])('refuses to make %s', async (body) => {
    expect(await wrongAnswers('', [400, 403], json(body))).toEqual([])
    expect(await wrongAnswers('/1', [400, 403, 404], json(body, 'PATCH'))).toEqual([])
  })

  it('has versions only where there are some', async () => {
    const versioned = content.payload.config.collections.filter(({ versions }) => versions).map(({ slug }) => slug)
    const without = await wrongAnswers('/versions', [404])
    expect(without.map(({ slug, status }) => [slug, status])).toEqual(versioned.map((slug) => [slug, 200]))
  })

  it.each([
    '/media/file/no-such.jpg',
    '/media/file/%00',
    '/media/file/..%2fvitrine.db',
  ])('has no file %s', async (path) => expect((await askPath(content, path, {}, token)).status).toBe(404))

  it.each([
    ['DELETE', '/payload-preferences/none'],
    ['DELETE', '/globals/header/versions/1'],
    ['GET', '/globals/payload-jobs-stats/versions'],
    ['POST', '/globals/payload-jobs-stats/versions/1'],
    ['GET', '/toString'],
    ['GET', '/constructor/1'],
  ])('has nothing at %s %s', async (method, path) =>
    expect((await askPath(content, path, method === 'POST' ? json('{}') : { method }, token)).status).toBe(404))

  it('forgets a preference once', async () => {
    const ask = async (method: string, body?: string) =>
      (await askPath(content, '/payload-preferences/mine', body ? json(body) : { method }, token)).status
    expect(await ask('POST', '{"value":{"a":1}}')).toBe(200)
    expect([await ask('DELETE'), await ask('DELETE')]).toEqual([200, 404])
  })

  it.each([
    ['multipart/form-data; boundary=X', '--X\r\nContent-Disposition: form-data; name="a"'],
    ['multipart/form-data; boundary=X', '--X\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\nc'],
    ['multipart/form-data; boundary=X', '--X\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{\r\n--X--\r\n'],
    ['multipart/form-data', 'a'],
    ['multipart/mixed; boundary=X', '--X--'],
    ['application/json', '{'],
    ['application/x-www-form-urlencoded', 'title=a'],
    ['image/png', 'a'],
  ])('cannot read %s: %j', async (type, body) => {
    const send = (path: string, method: string) =>
      askPath(content, path, { method, body, headers: { 'content-type': type } }, token)
    expect((await send('/pages', 'POST')).status).toBe(400)
    expect((await send('/media', 'POST')).status).toBe(400)
    expect((await send('/globals/header', 'POST')).status).toBe(400)
    expect((await send('/reorder', 'POST')).status).toBeLessThan(500)
  })

  it('cannot read a filter that is no JSON', async () => {
    const headers = { 'content-type': 'application/json', 'x-payload-http-method-override': 'GET' }
    expect((await askPath(content, '/pages', { method: 'POST', headers, body: '{' }, token)).status).toBe(400)
  })

  it.each(['locale', 'fallbackLocale', 'depth'])('cannot read a filter whose %s is an object', async (name) => {
    const headers = { 'content-type': 'application/json', 'x-http-method-override': 'GET' }
    const ask = async (filter: object) =>
      (await askPath(content, '/pages', { method: 'POST', headers, body: JSON.stringify(filter) }, token)).status
    expect(await ask({ fallbackLocale: 'en', [name]: { toString: 1 } })).toBe(400)
    expect(await ask({ [name]: null, where: {} })).toBe(200)
  })

  it.each(['GET', 'POST', 'PATCH', 'PUT', 'DELETE'])('has nothing in its own migrations for %s', async (method) => {
    const ask = async (path: string) => (await askPath(content, `/payload-migrations${path}`, { method }, token)).status
    expect([await ask(''), await ask('/1'), await ask('/count'), await ask('/a/b')]).toEqual([404, 404, 404, 404])
  })

  it('still says what is there', async () => {
    const ask = async (path: string) => (await askPath(content, path, {}, token)).json()
    const where =
      'where[and][0][email][equals]=administrator@example.com&where[and][1][createdAt][less_than]=2100-01-01'
    expect((await ask(`/users?${where}&limit=0&sort=-createdAt`)).docs).toHaveLength(1)
    expect((await ask('/users?where[email][like]=administrator')).docs).toHaveLength(1)
    expect((await ask('/users?where[or][0][id][in][0]=1&where[or][1][id][in]=1,2')).docs).toHaveLength(1)
    expect((await ask('/users/1')).email).toBe('administrator@example.com')
  })

  it('takes its own faults for its own', async () => {
    const { config } = content.payload.collections.tags ?? {}
    if (!config) throw new Error('The model has no tags.')
    const broken = () => {
      throw new TypeError('Something of ours is broken.')
    }
    config.hooks.beforeRead = [...(config.hooks.beforeRead ?? []), broken]
    await content.payload.db.create({ collection: 'tags', data: { slug: 'a', path: '/a/' } })
    expect((await askPath(content, '/tags', {}, token)).status).toBe(500)
  })
})
