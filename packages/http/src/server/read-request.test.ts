import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { readRequest } from './read-request.ts'

const MAX_BYTES = 1_000

const server = createServer(async (asked, response) => {
  const body = await readRequest(asked, MAX_BYTES)
  response.setHeader('connection', 'close')
  response.end(body ? `read ${body.length}` : 'too long')
})

afterEach(() => void server.close())

async function send(bytes: number) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sending = request({ port: (server.address() as AddressInfo).port, method: 'POST' })
  sending.on('error', () => {}) // The rest is not read.
  sending.end('x'.repeat(bytes))
  const [response] = await once(sending, 'response')
  return text(response)
}

describe('the body of a request', () => {
  it.each([0, 1, MAX_BYTES])('is read to its end: %d bytes', async (bytes) =>
    expect(await send(bytes)).toBe(`read ${bytes}`))

  it.each([MAX_BYTES + 1, 1_000_000])('is refused as too long: %d bytes', async (bytes) =>
    expect(await send(bytes)).toBe('too long'))
})
