import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { windowCounter } from '@vitrine/protection/core'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ajax } from './ajax.ts'

const PATH = '/wp-admin/admin-ajax.php'

let app: FastifyInstance

beforeEach(async () => {
  app = Fastify({ trustProxy: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  const count = windowCounter(60_000)
  await ajax(app, {
    path: PATH,
    isTooMany: async (key, limit, now) => count(key, now) > limit,
    origins: ['https://files.example'],
    actions: {
      echo: { maxCalls: 3, answer: async (fields) => ({ fields: [...fields] }) },
      read: { maxCalls: 3, answer: () => Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' })) },
    },
  })
})

afterEach(() => app.close())

const call = (body: URLSearchParams | FormData | string, headers: Record<string, string> = {}) => {
  const sent = new Request('http://localhost/', { method: 'POST', body })
  const type = headers['content-type'] ?? sent.headers.get('content-type') ?? ''
  return sent.arrayBuffer().then((bytes) =>
    app.inject({
      method: 'POST',
      url: PATH,
      headers: { ...headers, 'content-type': type },
      payload: Buffer.from(bytes),
    }),
  )
}

describe('a call', () => {
  const fields = [
    ['action', 'echo'],
    ['post_type[]', 'pages'],
    ['post_type[]', 'posts'],
    ['words', 'Über uns & more'],
  ] as const

  it('is understood as a form sends it without files', async () => {
    const body = new URLSearchParams()
    for (const [name, value] of fields) body.append(name, value)
    expect((await call(body)).json()).toEqual({ fields })
  })

  it('is understood as a form sends it with files, which are left out', async () => {
    const body = new FormData()
    for (const [name, value] of fields) body.append(name, value)
    body.append('file', new File(['x'], 'x.txt'))
    expect((await call(body)).json()).toEqual({ fields })
  })

  it.each([
    [
      'breaks off',
      '--X\r\nContent-Disposition: form-data; name="action"\r\n\r\necho',
      'multipart/form-data; boundary=X',
    ],
    ['has no boundary', 'action=echo', 'multipart/form-data'],
  ])('that %s is refused', async (_, body, type) =>
    expect((await call(body, { 'content-type': type })).statusCode).toBe(400))

  it.each([
    ['https://files.example', 'https://files.example'],
    ['https://elsewhere.example', undefined],
  ])('from a page of %s may be read by %s', async (origin, reader) => {
    const { headers } = await call('action=echo', { 'content-type': 'text/plain', origin })
    expect(headers['access-control-allow-origin']).toBe(reader)
  })

  it('is answered with when to ask again while the database is away', async () => {
    const answer = await call('action=read', { 'content-type': 'text/plain' })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.json()).toEqual({ success: false, data: expect.stringContaining('cannot answer right now') })
  })

  it('is counted by network', async () => {
    const status = async (address: string) =>
      (await call('action=echo', { 'content-type': 'text/plain', 'x-forwarded-for': address })).statusCode
    const line = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8::4']
    const statuses = []
    for (const address of line) statuses.push(await status(address))
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(await status('2001:db8:0:1::1')).toBe(200)
    const refused = await call('action=echo', { 'content-type': 'text/plain', 'x-forwarded-for': '2001:db8::5' })
    expect(refused.headers['retry-after']).toBe('60')
  })

  it('that is too long is refused, on a connection that stays open for the answer', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const sending = request({ port, path: PATH, method: 'POST' })
    sending.on('error', () => {}) // The rest is not read.
    sending.write('x'.repeat(64 * 1024))
    const [response] = await once(sending, 'response')
    expect(response.statusCode).toBe(413)
    sending.destroy()
  })
})
