import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { createConnections } from './connections.ts'

const servers: Server[] = []
const agent = new Agent({ keepAlive: true })

afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections()
})

/** A server on a socket. Addresses of memory are answered at once, others when the test lets them. */
async function start() {
  const connections = createConnections((request, response) => {
    if (request.url !== '/memory') return false
    response.writeHead(200, ['content-length', '6'])
    response.end('memory')
    return true
  })
  const waiting: ServerResponse[] = []
  const server = connections.serverFor((_request, response) => void waiting.push(response))
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = async (path: string) => {
    const [response] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage]
    return { connection: response.headers.connection, body: await text(response) }
  }
  return { connections, server, port, waiting, ask }
}

describe('connections', () => {
  it('stay open for the next request', async () => {
    const { ask } = await start()
    expect(await ask('/memory')).toEqual({ connection: 'keep-alive', body: 'memory' })
  })

  it('end with the answer once the site is to end, which goes on answering', async () => {
    const { connections, ask, waiting } = await start()
    connections.part()
    expect(await ask('/memory')).toEqual({ connection: 'close', body: 'memory' })
    const asked = ask('/page')
    await expect.poll(() => waiting.length).toBe(1)
    waiting[0]?.end('page')
    expect(await asked).toEqual({ connection: 'close', body: 'page' })
  })

  it('end with an answer that was in progress when the site was asked to stop', async () => {
    const { connections, ask, waiting } = await start()
    const asked = ask('/page')
    await expect.poll(() => waiting.length).toBe(1)
    connections.part()
    waiting[0]?.end('page')
    expect(await asked).toEqual({ connection: 'close', body: 'page' })
  })

  it('answer a request that waits in the socket when the site is asked to stop', async () => {
    const { connections, server, port } = await start()
    const socket: Socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write('GET /memory HTTP/1.1\r\nHost: x\r\n\r\n')
    connections.part()
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 .*memory$/s)
    server.close()
  })

  it('are closed with what is under way on them when they are cut, also one that speaks another protocol', async () => {
    const { connections, server, port, waiting } = await start()
    server.on('upgrade', () => {})
    const [asking, other] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
    asking.write('GET /page HTTP/1.1\r\nHost: x\r\n\r\n')
    const upgraded = once(server, 'upgrade')
    other.write('GET /page HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: other\r\n\r\n')
    await Promise.all([upgraded, expect.poll(() => waiting.length).toBe(1)])
    const closed = once(server, 'close')
    server.close()
    connections.cut()
    await closed
    for (const socket of [asking, other]) socket.destroy()
  })

  it('have limits', async () => {
    const { server } = await start()
    expect(server.maxConnections).toBeGreaterThan(1_000)
    expect([server.headersTimeout, server.requestTimeout]).toEqual([15_000, 300_000])
  })
})

it('a client that takes the site for a proxy is refused', async () => {
  const { port } = await start()
  const socket = connect(port, '127.0.0.1')
  socket.end('CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 405 /)
})
