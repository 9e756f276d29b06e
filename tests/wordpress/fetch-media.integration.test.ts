import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { withFetching } from '@vitrine/wordpress/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

/** Bytes beyond what the library takes. */
const TOO_MANY = 26 * 1024 * 1024

let server: Server
let origin: string
let asked: string[]
let busy = 0

const answer: RequestListener = (request, response) => {
  asked.push(request.url ?? '')
  switch (request.url) {
    case '/uploads/b%C3%BCro.png':
      return response.end('a picture')
    case '/uploads/moved.png':
      return response.writeHead(301, { location: '/uploads/b%C3%BCro.png' }).end()
    case '/uploads/away.png':
      return response.writeHead(302, { location: 'http://elsewhere.example/x.png' }).end()
    case '/uploads/circle.png':
      return response.writeHead(302, { location: '/uploads/circle.png' }).end()
    case '/uploads/large.png':
      return response.end(Buffer.alloc(TOO_MANY))
    case '/uploads/busy.png':
      busy += 1
      return busy < 3 ? response.writeHead(503, { 'retry-after': '0.01' }).end() : response.end('at last')
    default:
      return response.writeHead(404).end()
  }
}

beforeAll(async () => {
  server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})

afterAll(() => new Promise((closed) => server.close(closed)))

beforeEach(() => {
  asked = []
})

const nothing = { find: async () => undefined, has: () => false, close: () => {} }
const LOCAL = { mayConnect: (ip: string) => ip === '127.0.0.1' || ip === '::1' }

const fetchFrom = (hosts: readonly string[]) => {
  const files = withFetching(nothing, new Set(hosts), LOCAL)
  return async (path: string) => {
    const found = await files.find({ candidates: [], address: `${origin}${path}`, mimeType: 'image/png' })
    return found && 'bytes' in found ? [found.name, Buffer.from(found.bytes).toString()] : found
  }
}

describe('a file that no --media has', () => {
  it.each([
    ['/uploads/b%C3%BCro.png', ['büro.png', 'a picture']],
    ['/uploads/moved.png', ['büro.png', 'a picture']],
    ['/uploads/busy.png', ['busy.png', 'at last']],
    ['/uploads/gone.png', undefined],
    ['/uploads/away.png', undefined],
    ['/uploads/circle.png', undefined],
    ['/uploads/large.png', undefined],
  ])('is fetched from the old site: %s', async (path, wanted) =>
    expect(await fetchFrom(['localhost'])(path)).toEqual(wanted))

  it('is not asked for at a host that the export does not name', async () => {
    expect(await fetchFrom(['old.example'])('/uploads/b%C3%BCro.png')).toBeUndefined()
    expect(asked).toEqual([])
  })

  it('is not asked for at a private address', async () => {
    const files = withFetching(nothing, new Set(['localhost']))
    const address = `${origin}/uploads/b%C3%BCro.png`
    expect(await files.find({ candidates: [], address, mimeType: 'image/png' })).toBeUndefined()
    expect(asked).toEqual([])
  })

  it('is not fetched when it is given', async () => {
    const file = { name: 'x.png', bytes: Buffer.from('given'), mimeType: 'image/png' }
    const files = withFetching({ ...nothing, find: async () => file }, new Set(['localhost']), LOCAL)
    const address = `${origin}/uploads/b%C3%BCro.png`
    expect(await files.find({ candidates: ['x.png'], address, mimeType: 'image/png' })).toBe(file)
    expect(asked).toEqual([])
  })

  it('is asked for no more once the old site does not answer', async () => {
    const files = withFetching(nothing, new Set(['localhost']), LOCAL)
    const find = (address: string) => files.find({ candidates: [], address, mimeType: 'image/png' })
    // Nobody listens at the first port.
    for (let file = 0; file < 3; file += 1) await find('http://localhost:1/x.png')
    expect(await find(`${origin}/uploads/b%C3%BCro.png`)).toBeUndefined()
    expect(asked).toEqual([])
  })
})
