import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { pageOf } from '../render/finish.ts'
import { sendUnavailable, showsPage } from './unavailable.ts'

async function ask(method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}) {
  const app = Fastify()
  const body = Buffer.from('a page that says so')
  const page = pageOf({ status: 503, headers: {}, etag: 'x', bodies: { identity: body, gzip: body, br: body } })
  const answer = { pages: { unavailable: async () => page }, languages: ['en', 'de'] as const }
  app.all('/*', (request, reply) => sendUnavailable(request, reply, answer))
  return app.inject({ method, url, headers })
}

describe('while the database is away', () => {
  it('a visitor sees a page, with 503 and when to ask again', async () => {
    const answer = await ask('GET', '/about/', { accept: 'text/html,*/*' })
    expect([answer.statusCode, answer.headers['retry-after'], answer.body]).toEqual([503, '5', 'a page that says so'])
  })

  it('a script is answered in JSON, in the language of its address', async () => {
    const answer = await ask('POST', '/de/call')
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ])
    expect(answer.json()).toEqual({
      code: 'unavailable',
      message: 'Die Website kann gerade nicht antworten. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
      data: { status: 503 },
    })
  })
})

describe('a page is shown by', () => {
  it.each([
    ['a browser that follows a link', 'GET', { accept: 'text/html,*/*' }],
    ['a browser that posts a form', 'POST', { accept: 'text/html,*/*' }],
    ['a crawler that says nothing', 'GET', {}],
  ])('%s', (_, method, headers) => expect(showsPage({ method, headers })).toBe(true))
})

describe('JSON is read by', () => {
  it.each([
    ['a script that posts', 'POST', { accept: '*/*' }],
    ['a script that reads', 'GET', { accept: '*/*', 'sec-fetch-dest': 'empty' }],
    ['a program that asks for it', 'GET', { accept: 'application/json' }],
  ])('%s', (_, method, headers) => expect(showsPage({ method, headers })).toBe(false))
})
