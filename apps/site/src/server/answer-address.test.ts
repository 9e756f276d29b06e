import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { finishPage } from '../render/finish.ts'
import { answerAddress, sendMissing } from './answer-address.ts'
import type { Found } from './answers.ts'

const PATHS = ['/', '/services/', '/de/services/', '/feed.xml']

let app: FastifyInstance
let noted: string[]

/** A site of a few pages, with one that says that there is nothing. */
const find = async (path: string): Promise<Found> =>
  PATHS.includes(path)
    ? { kind: 'page', page: await finishPage(`at ${path}`, { status: 200, headers: {} }), until: 0 }
    : path === '/moved/'
      ? { kind: 'redirect', to: '/services/', status: 301, until: 0 }
      : { kind: 'not found', page: await notFound(), until: 0 }

const notFound = () => finishPage('nothing', { status: 404, headers: {} })

beforeEach(() => {
  noted = []
  app = Fastify()
  app.get('/*', (request, reply) =>
    answerAddress(request, reply, {
      pages: { find, notFound, withOverlay: async () => undefined },
      features: { forms: { readSent: async () => undefined } },
      languages: ['en', 'de'],
      missing: { note: (address) => void noted.push(address) },
      gate: { admits: async () => false },
    }),
  )
})

afterEach(() => app.close())

const ask = async (url: string) => {
  const { statusCode, headers, body } = await app.inject({ url })
  return [statusCode, headers.location ?? body]
}

describe('an address', () => {
  it.each([
    ['/services/', 200, 'at /services/'],
    ['/services', 301, '/services/'],
    ['/services?from=card', 301, '/services/?from=card'],
    ['/moved/', 301, '/services/'],
    ['/moved', 301, '/services/'],
    ['/Services/', 301, '/services/'],
    ['/SERVICES', 301, '/services/'],
    ['/DE/services', 301, '/de/services/'],
    ['/feed/', 301, '/feed.xml'],
    ['/nope/', 404, 'nothing'],
    ['/assets/gone.js', 404, 'There is no such file.'],
    ['/media/gone/', 404, 'There is no such file.'],
  ])('%s is answered %d: %s', async (url, status, said) => expect(await ask(url)).toEqual([status, said]))

  it('without a page gets 404 at once, and is logged in its canonical form', async () => {
    expect(await ask('/nope?from=card')).toEqual([404, 'nothing'])
    expect(noted).toEqual(['/nope/'])
  })

  it('of something is not noted', async () => {
    for (const url of ['/services/', '/services', '/Services/', '/feed/']) await ask(url)
    expect(noted).toEqual([])
  })
})

it('an address that cannot be read is answered with a page', async () => {
  const other = Fastify({
    frameworkErrors: (error, request, reply) => void sendMissing(reply, { notFound }, request, error.statusCode),
  })
  other.get('/*', (_request, reply) => reply.send('never'))
  const { statusCode, body } = await other.inject({ url: '/%ff' })
  expect([statusCode, body]).toEqual([400, 'nothing'])
  await other.close()
})
