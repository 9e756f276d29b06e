import type { Query } from '@vitrine/content/queries'
import { windowCounter } from '@vitrine/protection/core'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { finishPage } from '../render/finish.ts'
import { answerAddress, sendMissing } from './answer-address.ts'
import type { CountQueryPage, Found } from './answers.ts'

const PATHS = ['/', '/services/', '/de/services/', '/feed.xml']

const MINUTE_MS = 60_000

const OK = { status: 200, headers: {} }

let app: FastifyInstance
let noted: string[]
let hasMembers: boolean
let isMember: boolean
let countKey: ReturnType<typeof windowCounter>

/** A site of a few pages, with one that says that there is nothing. */
const find = async (path: string, query: Query = {}, count?: CountQueryPage): Promise<Found> => {
  if (path === '/' && query.p === '12')
    return { kind: 'redirect', to: '/services/', status: 301, matched: ['p'], until: 0 }
  if (path !== '/search/' || query.q === undefined) return findWithoutQuery(path)
  return (await count?.())
    ? { kind: 'too many', page: await finishPage('too many', { status: 429, headers: {} }) }
    : { kind: 'page of a query', page: await finishPage(`found ${query.q}`, OK) }
}

const findWithoutQuery = async (path: string): Promise<Found> =>
  PATHS.includes(path)
    ? { kind: 'page', page: await finishPage(`at ${path}`, { status: 200, headers: {} }), until: 0 }
    : path === '/moved/'
      ? { kind: 'redirect', to: '/services/?from=old#prices', status: 301, until: 0 }
      : path === '/account/' || path === '/de/account/'
        ? { kind: 'personal', until: 0 }
        : await clubOrNothing(path)

const clubOrNothing = async (path: string): Promise<Found> => {
  const visibility = { '/club/': 'members', '/secret/': 'password' } as const
  const document = { collection: 'pages', id: 7 }
  return path === '/club/' || path === '/secret/'
    ? { kind: 'guarded', guarded: { document, visibility: visibility[path] }, page: await asking(), until: 0 }
    : { kind: 'not found', page: await notFound(), until: 0 }
}

const asking = () => finishPage('who are you', { status: 401, headers: {} })

const notFound = () => finishPage('nothing', { status: 404, headers: {} })

beforeEach(() => {
  noted = []
  hasMembers = true
  isMember = false
  countKey = windowCounter(MINUTE_MS)
  app = Fastify()
  app.get('/*', (request, reply) =>
    answerAddress(request, reply, {
      pages: { find, notFound, withOverlay: async () => (isMember ? finishPage('the club', OK) : undefined) },
      features: {
        forms: { readSent: async () => undefined },
        async visit(_request, reply, page) {
          await reply.send(JSON.stringify(page))
          return true
        },
        signInAddress: async (back, locale) => (hasMembers ? `/account/?to=${back}&in=${locale}` : undefined),
      },
      languages: ['en', 'de'],
      missing: { note: (address) => void noted.push(address) },
      gate: { admits: async () => isMember },
      isTooMany: async (key, limit, now) => countKey(key, now) > limit,
    }),
  )
})

afterEach(() => app.close())

const ask = async (url: string) => {
  const { statusCode, headers, body } = await app.inject({ url })
  return [statusCode, headers.location ?? body]
}

describe('a page for one visitor', () => {
  it('is answered by its feature, in the language of the address', async () => {
    const [status, body] = await ask('/de/account/?done=sent')
    expect([status, JSON.parse(String(body))]).toEqual([
      200,
      { path: '/account/', locale: 'de', address: '/de/account/' },
    ])
  })
})

describe('a page made of the query of its address', () => {
  const search = (remoteAddress: string, url = '/search/?q=oak') => app.inject({ url, remoteAddress })

  it('is answered 600 times a minute to one network, and then refused, however it is written', async () => {
    for (let count = 0; count < 600; count += 1) expect((await search('203.0.113.1')).body).toBe('found oak')
    expect((await search('203.0.113.1')).statusCode).toBe(429)
    expect((await search('203.0.113.1', '/search?q=oak')).statusCode).toBe(429)
    expect((await search('203.0.113.2')).statusCode).toBe(200)
  })

  it('does not count pages that need no query', async () => {
    for (let count = 0; count < 601; count += 1) await search('203.0.113.1', '/services/?q=oak')
    expect((await search('203.0.113.1')).statusCode).toBe(200)
  })
})

describe('a page for members', () => {
  it('leads to sign in and back, with its query, and nobody stores that', async () => {
    const { statusCode, headers } = await app.inject({ url: '/club/?page=2' })
    expect([statusCode, headers.location]).toEqual([303, '/account/?to=/club/?page=2&in=en'])
    expect(headers['cache-control']).toBe('private, no-store')
  })

  it('asks who somebody is on sites where visitors have no accounts', async () => {
    hasMembers = false
    expect(await ask('/club/')).toEqual([401, 'who are you'])
  })

  it('is shown to a member', async () => {
    isMember = true
    expect(await ask('/club/')).toEqual([200, 'the club'])
  })
})

it('a page with a password asks for it on sites with members, too', async () =>
  expect(await ask('/secret/')).toEqual([401, 'who are you']))

describe('an address', () => {
  it.each([
    ['/services/', 200, 'at /services/'],
    ['/services', 301, '/services/'],
    ['/services?from=card', 301, '/services/?from=card'],
    ['/moved/', 301, '/services/?from=old#prices'],
    ['/moved', 301, '/services/?from=old#prices'],
    ['/Services/', 301, '/services/'],
    ['/SERVICES', 301, '/services/'],
    ['/DE/services', 301, '/de/services/'],
    ['/feed/', 301, '/feed.xml'],
    ['/index.php', 301, '/'],
    ['/nope/', 404, 'nothing'],
    ['/assets/gone.js', 404, 'There is no such file.'],
    ['/media/gone/', 404, 'There is no such file.'],
  ])('%s is answered %d: %s', async (url, status, said) => expect(await ask(url)).toEqual([status, said]))

  it.each([
    ['/moved/?utm_source=x&gclid=Ab1', '/services/?from=old&utm_source=x&gclid=Ab1#prices'],
    ['/moved?utm_source=x', '/services/?from=old&utm_source=x#prices'],
    ['/MOVED/?utm_source=x', '/services/?from=old&utm_source=x#prices'],
    ['/services?utm_source=x', '/services/?utm_source=x'],
    ['/SERVICES/?utm_source=x', '/services/?utm_source=x'],
    ['/feed/?utm_source=x', '/feed.xml?utm_source=x'],
    ['/?p=12&utm_source=x', '/services/?utm_source=x'],
    ['/index.php?p=12&utm_source=x', '/services/?utm_source=x'],
    ['/?s=oak&utm_source=x', '/search/?q=oak&utm_source=x'],
    ['/index.php?s=oak', '/search/?q=oak'],
  ])('%s leads on in one step, with what campaigns measure: %s', async (url, to) =>
    expect(await ask(url)).toEqual([301, to]))

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
