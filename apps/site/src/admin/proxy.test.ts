import { once } from 'node:events'
import { createServer, get, type IncomingHttpHeaders, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { OUTSIDE_DIGEST } from '@vitrine/cms/api'
import { SENDER_LEFT } from '@vitrine/http/server'
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { whoAsks } from '../server/who-asks.ts'
import { adminProxy } from './proxy.ts'

/** Request that reached the admin. */
interface Asked {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

let app: FastifyInstance
let admin: Server
let asked: Asked[]
let log: string[]
let isReady: boolean
/** Statuses of answers, also of those that never arrive. */
let answered: number[]
/** Lets the answer about an account go, which waits for it; undefined: nothing waits. */
let letIn: (() => void) | undefined
/** Address that the one account has signed in from. */
let home: string | undefined

/** Answers as the admin does: one account, whose password is `right`. */
async function startAdmin(): Promise<Server> {
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const body = await text(request).catch(() => undefined)
    if (body === undefined) return // Its sender left.
    asked.push({ method, url, headers, body })
    const asksLong = /^\/admin\/leads\?to=(.*)/.exec(url)?.[1]
    if (asksLong) {
      const location = `/admin/login?redirect=${encodeURIComponent(decodeURIComponent(asksLong))}`
      return void response.writeHead(307, { location }).end()
    }
    const failure = /^\/admin\/fails\?digest=(.*)/.exec(url)?.[1]
    if (failure !== undefined) {
      const encoding = { 'content-encoding': 'gzip', 'content-type': 'text/x-component' }
      response.writeHead(500, encoding).write(gzipSync(`1:E{"digest":"${failure}"}`))
      return void response.end()
    }
    const isRight = url !== '/api/users/login' || JSON.parse(body).password === 'right'
    response.writeHead(isRight ? 200 : 401, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

async function start({ publicApi = false } = {}): Promise<void> {
  asked = []
  log = []
  isReady = true
  answered = []
  letIn = undefined
  home = undefined
  admin = await startAdmin()
  app = Fastify({
    trustProxy: true,
    logger: { level: 'warn', stream: { write: (line: string) => void log.push(line) } },
  })
  app.addHook('onSend', async (_request, reply) => void answered.push(reply.statusCode))
  await adminProxy(app, {
    admin: { port: (admin.address() as AddressInfo).port, isReady: () => isReady },
    whoAsks: whoAsks(async (headers) => {
      if (headers.get('authorization') === 'JWT unknown') throw Object.assign(new Error('x'), { code: 'ECONNREFUSED' })
      if (headers.get('authorization') === 'JWT slow') await new Promise<void>((resolve) => (letIn = resolve))
      return /^JWT (?:good|slow)$/.test(headers.get('authorization') ?? '')
        ? { name: 'Olive', email: 'olive@example.com', role: 'editor' as const, reads: async () => true }
        : undefined
    }),
    publicApi,
    reloads: false,
    secret: 's'.repeat(32),
    languageOf: ({ headers }) => headers['accept-language'] ?? 'en',
    knowsNetwork: async ({ address }) => address === home,
  })
}

beforeEach(() => start())

afterEach(async () => {
  await app.close()
  admin.close()
})

let visitors = 0
const newVisitor = () => {
  visitors += 1
  return `2001:db8:0:${visitors.toString(16)}::1`
}

/** Asks as a visitor whom nobody has counted yet. */
const ask = (url: string, { headers, ...options }: InjectOptions = {}) =>
  app.inject({ url, headers: { 'x-forwarded-for': newVisitor(), ...headers }, ...options })

const ACCOUNT = { authorization: 'JWT good' }

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  ask(url, { method: 'POST', payload: body, headers })

const login = (email: string, password: string, from = newVisitor()) =>
  post('/api/users/login', { email, password }, { 'x-forwarded-for': from })

describe('a stranger', () => {
  it.each([
    ['GET', '/api/pages?limit=0&depth=4&locale=all'],
    ['GET', '/api/og?title=Anything'],
    ['GET', '/api/media/file/draft.jpg'],
    ['GET', '/api/globals/blog'],
    ['GET', '/api/access'],
    ['POST', '/api/users/verify/x'],
    ['POST', '/api/users/unlock'],
    ['POST', '/api/pages'],
    ['DELETE', '/api/pages/1'],
  ] as const)('has to sign in, and the admin is not asked: %s %s', async (method, url) => {
    expect((await ask(url, { method })).statusCode).toBe(401)
    expect((await ask(url, { method, headers: { cookie: 'payload-token=made-up' } })).statusCode).toBe(401)
    expect(asked).toEqual([])
  })

  it.each([
    ['GET', '/admin/login'],
    ['GET', '/_next/static/chunks/%5Broot-of-the-server%5D__0._.js'],
    ['GET', '/api/users/me'],
    ['GET', '/api/users/init'],
    ['POST', '/api/users/logout'],
    ['POST', '/api/users/refresh-token'],
  ] as const)('gets what the pages of the admin need before anybody signs in: %s %s', async (method, url) => {
    expect((await ask(url, { method })).statusCode).toBe(200)
    expect(asked.map((one) => one.url)).toEqual([url])
  })

  it('cannot have what is open taken for something else', async () => {
    const headers = { 'x-http-method-override': 'GET', 'x-payload-http-method-override': 'GET' }
    await ask('/api/users/logout?fallbackLocale[a]=b', { method: 'POST', headers })
    expect(asked.map(({ url }) => url)).toEqual(['/api/users/logout'])
    expect(Object.keys(asked[0]?.headers ?? {}).filter((name) => name.includes('override'))).toEqual([])
  })

  it.each([
    '/api/users/%6cogin',
    '/api/users/login%2f',
    '/api/users//login',
    '/%61pi/users/login',
  ])('cannot write an address in two ways: %s', async (url) => {
    const response = await post(url, { email: 'a@example.com', password: 'guess' })
    expect([400, 401]).toContain(response.statusCode)
    expect(asked).toEqual([])
  })
})

describe('an account', () => {
  it('asks what it likes, as it likes', async () => {
    const url = '/api/pages?where[or][0][a][equals]=%2e&limit=0&depth=4'
    expect((await ask(url, { headers: ACCOUNT })).statusCode).toBe(200)
    expect((await post('/api/users', { email: 'new@example.com' }, ACCOUNT)).statusCode).toBe(200)
    expect(asked.map((one) => [one.method, one.url, one.body])).toEqual([
      ['GET', url, ''],
      ['POST', '/api/users', '{"email":"new@example.com"}'],
    ])
  })

  it('gets 404 for a name that every object has', async () => {
    expect((await ask('/api/__proto__', { headers: ACCOUNT })).statusCode).toBe(404)
    expect(asked).toEqual([])
  })

  it('is not counted', async () => {
    const statuses = []
    for (let posts = 0; posts < 15; posts += 1) {
      statuses.push((await post('/api/users/1', {}, { ...ACCOUNT, 'x-forwarded-for': '192.0.2.77' })).statusCode)
    }
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})

describe('a try to sign in', () => {
  it('reaches the admin as it was meant, and nothing besides', async () => {
    const body = { email: 'olive@example.com', password: 'right', role: 'administrator', sessions: [1] }
    expect((await post('/api/users/login?depth=9', body)).statusCode).toBe(200)
    expect(asked.map(({ url, body: sent }) => [url, JSON.parse(sent)])).toEqual([
      ['/api/users/login', { email: 'olive@example.com', password: 'right' }],
    ])
  })

  it('is understood as the form of the admin sends it', async () => {
    const form = new FormData()
    form.append('_payload', JSON.stringify({ email: 'olive@example.com', password: 'right' }))
    const sent = new Request('http://localhost', { method: 'POST', body: form })
    const response = await ask('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': sent.headers.get('content-type') ?? '' },
      payload: Buffer.from(await sent.arrayBuffer()),
    })
    expect([response.statusCode, asked[0]?.headers['content-type']]).toEqual([200, 'application/json'])
  })

  it.each(['null', '[]', '{', ''])('that says nothing is refused: %j', async (payload) => {
    const headers = { 'content-type': 'application/json' }
    expect((await ask('/api/users/login', { method: 'POST', headers, payload })).statusCode).toBe(400)
    expect(asked).toEqual([])
  })

  it('is refused after ten in a minute from one network, at whichever address', async () => {
    const from = '2001:db8:ffff::'
    const statuses = []
    for (let tries = 0; tries < 12; tries += 1) {
      const path = tries % 2 === 0 ? '/api/users/login' : '/api/users/forgot-password'
      const body = { email: `${tries}@example.com`, password: 'guess' }
      statuses.push((await post(path, body, { 'x-forwarded-for': from + tries })).statusCode)
    }
    expect(statuses.indexOf(429)).toBe(10)
    const refused = await login('olive@example.com', 'right', `${from}77`)
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      429,
      '60',
      { errors: [{ message: 'Too many tries. Wait a minute, then try again.' }] },
    ])
  })

  it('is refused after thirty for one account from everywhere, but not to its owner at a known place', async () => {
    home = newVisitor()
    const statuses = []
    for (let tries = 0; tries < 32; tries += 1) statuses.push((await login('Olive@example.com', 'guess')).statusCode)
    expect(statuses.indexOf(429)).toBe(30)
    expect((await login('olive@example.com', 'right')).statusCode).toBe(429)
    expect((await login('olive@example.com', 'right', home)).statusCode).toBe(200)
  })

  it('with the code of the first account is slowed, and never refused', async () => {
    const register = (setupCode: string, from = newVisitor()) =>
      post('/api/users/first-register', { email: 'olive@example.com', setupCode }, { 'x-forwarded-for': from })
    for (let tries = 0; tries < 40; tries += 1) expect((await register('guess')).statusCode).toBe(200)
    const from = newVisitor()
    for (let tries = 0; tries < 10; tries += 1) await register('guess', from)
    expect((await register('right', from)).statusCode).toBe(200)
    expect(asked).toHaveLength(51)
  })

  it('that failed is in the log, without anybody’s address', async () => {
    await login('olive@example.com', 'right')
    expect(log).toEqual([])
    await login('olive@example.com', 'guess', '192.0.2.9')
    const line = JSON.parse(log[0] ?? '{}')
    expect(line).toMatchObject({ msg: 'a try to sign in failed', status: 401, path: '/api/users/login' })
    expect([line.visitor, line.account]).toEqual([expect.stringMatching(/^.{16}$/), expect.stringMatching(/^.{16}$/)])
    expect(log.join()).not.toMatch(/olive|192\.0\.2/)
  })
})

describe('an API that is open to everybody', () => {
  beforeEach(async () => {
    await app.close()
    admin.close()
    await start({ publicApi: true })
  })

  it('gives strangers a little at a time', async () => {
    expect((await ask('/api/pages?limit=0&depth=4&pagination=false')).statusCode).toBe(200)
    expect(asked.map(({ url }) => url)).toEqual(['/api/pages?limit=100&depth=1'])
  })

  it('gives accounts what they ask for', async () => {
    await ask('/api/pages?limit=0&depth=4', { headers: ACCOUNT })
    expect(asked.map(({ url }) => url)).toEqual(['/api/pages?limit=0&depth=4'])
  })

  it('takes nothing from strangers', async () => {
    expect((await post('/api/pages', {}, { 'x-http-method-override': 'GET' })).statusCode).toBe(401)
    expect(asked).toEqual([])
  })

  it('is asked 120 times a minute by one network', async () => {
    const statuses = []
    for (let reads = 0; reads < 122; reads += 1) {
      statuses.push((await ask('/api/pages', { headers: { 'x-forwarded-for': '192.0.2.5' } })).statusCode)
    }
    expect(statuses.indexOf(429)).toBe(120)
  })
})

describe('a page of the admin', () => {
  const page = (from: string, headers: Record<string, string> = {}) =>
    ask('/admin/login', { headers: { 'x-forwarded-for': from, ...headers } })

  it('is drawn for one network of strangers 60 times a minute, and its files are not counted', async () => {
    const from = newVisitor()
    for (let count = 1; count <= 60; count += 1) expect((await page(from)).statusCode).toBe(200)
    const refused = await page(from)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
    const file = await ask('/_next/static/chunks/a.js', { headers: { 'x-forwarded-for': from } })
    expect(file.statusCode).toBe(200)
    expect((await page(newVisitor())).statusCode).toBe(200)
  })

  it('is drawn for an account as often as it asks', async () => {
    const from = newVisitor()
    for (let count = 1; count <= 61; count += 1) expect((await page(from, ACCOUNT)).statusCode).toBe(200)
  })

  it('asks its server only for accounts, and for the first one', async () => {
    const action = { 'next-action': 'a1' }
    expect((await post('/admin/login', [], action)).statusCode).toBe(401)
    expect(asked).toEqual([])
    expect((await post('/admin/create-first-user', [], action)).statusCode).toBe(200)
    expect((await post('/admin', [], { ...action, ...ACCOUNT })).statusCode).toBe(200)
  })

  it.each([
    ['123456', 400],
    [OUTSIDE_DIGEST, 500],
  ])('whose question failed with the mark %s is answered %d', async (digest, status) => {
    const response = await post(`/admin/fails?digest=${digest}`, [], { 'next-action': 'a1', ...ACCOUNT })
    const body = gunzipSync(response.rawPayload).toString()
    expect([response.statusCode, body]).toEqual([status, `1:E{"digest":"${digest}"}`])
    expect(response.headers['transfer-encoding']).toBeUndefined()
  })

  it('that itself failed is answered with 500', async () => {
    expect((await ask('/admin/fails?digest=1', { headers: ACCOUNT })).statusCode).toBe(500)
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('is not asked for with %s', async (method) => {
    const { statusCode, headers } = await ask('/admin', { method, headers: ACCOUNT })
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD'])
    expect(asked).toEqual([])
  })

  it('may lead to an address that names all of a long one', async () => {
    const { statusCode, headers } = await ask(`/admin/leads?to=${'['.repeat(10_000)}`)
    expect([statusCode, headers.location?.length]).toEqual([307, '/admin/login?redirect='.length + 30_000])
  })
})

it('an admin that starts says so to everybody', async () => {
  isReady = false
  const response = await ask('/api/pages')
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2'])
  expect(asked).toEqual([])
})

describe('somebody who cannot be looked up, while the database is away', () => {
  const unknown = { authorization: 'JWT unknown' }

  it('is told so by the API, and is not taken for a stranger', async () => {
    const answer = await ask('/api/pages/1', { method: 'PATCH', headers: unknown })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    const message = 'The database does not answer. Nothing was lost: try again.'
    expect(answer.json()).toEqual({ code: 'database_away', errors: [{ message }] })
    expect(asked).toEqual([])
  })

  it('sees a page that says so in their language, and asks again by itself', async () => {
    const headers = { ...unknown, accept: 'text/html', 'accept-language': 'de' }
    const answer = await ask('/admin/collections/pages', { headers })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.body).toContain('<html lang="de">')
    expect(answer.body).toContain('Die Datenbank antwortet nicht.')
    expect(answer.body).toContain('http-equiv="refresh"')
  })
})

describe('a client that offers another protocol', () => {
  const UPGRADE = { connection: 'Upgrade', upgrade: 'h2c' }

  /** Asks on a connection, as clients do that would rather speak HTTP/2. */
  const offer = async (path: string) => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    return new Promise<IncomingMessage>((resolve, reject) =>
      get(address + path, { headers: { ...UPGRADE, 'x-forwarded-for': newVisitor() } }, resolve).on('error', reject),
    )
  }

  it('gets a file of the site whole, on a connection that goes on', async () => {
    const part = Buffer.alloc(256 * 1024)
    app.get('/film', async (_request, reply) => reply.send(Readable.from(Array.from({ length: 32 }, () => part))))
    const answer = await offer('/film')
    expect((await buffer(answer)).length).toBe(32 * part.length)
    expect(answer.headers.connection).toBe('keep-alive')
  })

  it('gets the admin, which is offered nothing', async () => {
    expect((await offer('/admin/login')).statusCode).toBe(200)
    expect(asked.map(({ headers }) => headers.upgrade)).toEqual([undefined])
  })
})

describe('a client that leaves', () => {
  /** Sends a request on a connection of its own, with the beginning of its body. */
  const begin = async (headers: Record<string, string>) => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const sent = request(`${address}/api/media`, { method: 'POST', agent: false, headers })
    sent.on('error', () => {}) // It is cut.
    sent.write('beginning')
    return sent
  }

  const connections = () => new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)))

  it('in the middle of what it sends leaves no error in the log', async () => {
    const reached = once(admin, 'request')
    const sent = await begin(ACCOUNT)
    await reached
    sent.destroy()
    await expect.poll(() => answered).toEqual([SENDER_LEFT])
    expect(log.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
  })

  it('before it is let in is not led to the admin', async () => {
    const sent = await begin({ authorization: 'JWT slow' })
    await expect.poll(() => letIn).toBeDefined()
    sent.destroy()
    await expect.poll(connections).toBe(0)
    letIn?.()
    await expect.poll(() => answered).toEqual([SENDER_LEFT])
    expect([asked, log]).toEqual([[], []])
  })
})
