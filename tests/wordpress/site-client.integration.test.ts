import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { runningSite } from '@vitrine/wordpress/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

/** Bytes beyond what one page may have. */
const TOO_MANY = 9 * 1024 * 1024

let server: Server
let origin: string
let asked: string[]
let busy = 0

const answer: RequestListener = (request, response) => {
  asked.push(request.url ?? '')
  switch (request.url) {
    case '/folder/page/':
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<main>Page</main>')
    case '/folder/moved/':
      return response.writeHead(301, { location: '/folder/page/' }).end()
    case '/folder/away/':
      return response.writeHead(302, { location: 'http://elsewhere.example/' }).end()
    case '/folder/port/':
      return response.writeHead(302, { location: 'http://localhost:1/' }).end()
    case '/folder/file/':
      return response.writeHead(302, { location: 'file:///etc/hostname' }).end()
    case '/folder/circle/':
      return response.writeHead(302, { location: '/folder/circle/' }).end()
    case '/folder/large/':
      return response.end(Buffer.alloc(TOO_MANY))
    case '/folder/busy/':
      busy += 1
      return busy < 3 ? response.writeHead(503, { 'retry-after': '0.01' }).end() : response.end('at last')
    case '/folder/broken/':
      return response.writeHead(500, { 'retry-after': '0.01' }).end()
    case '/folder/cut/':
      response.writeHead(200, { 'content-length': '100' }).write('half')
      return response.destroy()
    case '/folder/slow/':
      return response.writeHead(200).write('never ends')
    default:
      return response.writeHead(404).end()
  }
}

beforeAll(async () => {
  server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  return new Promise((closed) => server.close(closed))
})

beforeEach(() => {
  asked = []
})

const get = async (path: string, options?: Parameters<typeof runningSite>[1]) => {
  const site = runningSite(new URL(`${origin}/folder/`), options)
  const file = await site.get(site.addressOf(path))
  return file.kind === 'file' ? `${file.url.pathname}: ${Buffer.from(file.body)}` : file.reason
}

describe('a site that is read', () => {
  it.each([
    ['/page/', '/folder/page/: <main>Page</main>'],
    ['/moved/', '/folder/page/: <main>Page</main>'],
    ['/busy/', '/folder/busy/: at last'],
    ['/gone/', 'it answers 404'],
    ['/broken/', 'it answers 500'],
    ['/circle/', 'it leads on and on'],
    ['/away/', 'it leads to another host; if that is the site, give http://elsewhere.example'],
    ['/port/', 'it leads to another host; if that is the site, give http://localhost:1'],
    ['/file/', 'it leads to an address of file:'],
    ['/large/', 'its answer has more than 8 MB'],
    ['/cut/', 'it did not answer (ECONNRESET)'],
  ])('gives %s or a reason', async (path, wanted) => expect(await get(path)).toBe(wanted))

  it('is asked four times while it is in trouble, and once when it says no', async () => {
    await get('/broken/')
    await get('/gone/')
    expect(asked).toEqual([...Array(4).fill('/folder/broken/'), '/folder/gone/'])
  })

  it('is given up when it does not end', async () =>
    expect(await get('/slow/', { timeoutMs: 50 })).toBe('it did not answer in time'))

  it('is not asked at a private address that its name leads to', async () => {
    const rules = { mayConnect: () => false }
    expect(await get('/page/', { rules })).toBe('localhost is in a private network')
    expect(asked).toEqual([])
  })
})
