import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { AskedToWait, ReceiverGone } from '../../core/retry.ts'
import { type ResolveHost, sendWebhook } from './send-webhook.ts'

let server: Server | undefined

afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
  server = undefined
})

/** Starts a receiver on loopback. @returns Its host with its port. */
async function receiver(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const started = createServer(answer)
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const address = started.address()
  return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

const sendTo = (url: string, options: Partial<Parameters<typeof sendWebhook>[1]> = {}) =>
  sendWebhook({ url, headers: { 'webhook-id': 'one' }, body: '{"a":"ä"}' }, { privateHosts: [], ...options })

describe('a webhook', () => {
  it('is posted as JSON', async () => {
    let heard = ''
    const host = await receiver((request, response) => {
      heard = `${request.method} ${request.url} ${request.headers['content-type']} ${request.headers['webhook-id']} `
      request.on('data', (chunk) => {
        heard += chunk
      })
      request.on('end', () => response.end())
    })
    await sendTo(`http://${host}/hook?key=1`, { privateHosts: [host] })
    expect(heard).toBe('POST /hook?key=1 application/json one {"a":"ä"}')
  })

  it.each([400, 404, 429, 500, 503])('is not taken by an answer of %i', async (status) => {
    const host = await receiver((_, response) => response.writeHead(status).end('no'))
    await expect(sendTo(`http://${host}/`, { privateHosts: [host] })).rejects.toThrow(
      `The receiver answered ${status}.`,
    )
  })

  const refused = async (status: number, headers: Record<string, string>) => {
    const host = await receiver((_, response) => response.writeHead(status, headers).end('no'))
    return sendTo(`http://${host}/`, { privateHosts: [host] }).catch((error: unknown) => error)
  }

  it.each([429, 503])('is to wait as long as an answer of %i asks', async (status) =>
    expect(await refused(status, { 'retry-after': '600' })).toEqual(
      new AskedToWait(`The receiver answered ${status}, and asks to wait for 600 s.`, 600_000),
    ))

  it('is asked to wait by no other answer', async () =>
    expect(await refused(500, { 'retry-after': '600' })).not.toBeInstanceOf(AskedToWait))

  it('is unwanted by who answers 410', async () => expect(await refused(410, {})).toBeInstanceOf(ReceiverGone))

  it('follows no redirects', async () => {
    const asked: (string | undefined)[] = []
    const host = await receiver((request, response) => {
      asked.push(request.url)
      response.writeHead(307, { location: '/elsewhere' }).end()
    })
    await expect(sendTo(`http://${host}/`, { privateHosts: [host] })).rejects.toThrow(/pointed elsewhere/)
    expect(asked).toEqual(['/'])
  })

  it('waits for no receiver for ever', async () => {
    const host = await receiver(() => {})
    await expect(sendTo(`http://${host}/`, { privateHosts: [host], timeoutMs: 50 })).rejects.toThrow(
      'longer than 0.05 s',
    )
  })

  it('waits for no name server for ever', async () => {
    const never: ResolveHost = () => new Promise(() => {})
    await expect(sendTo('https://hook.example/', { resolve: never, timeoutMs: 50 })).rejects.toThrow(
      'longer than 0.05 s',
    )
  })

  it('listens to no endless answer', async () => {
    let isOpen = true
    const host = await receiver((_, response) => {
      const talk = () => {
        while (isOpen && response.write('x'.repeat(16_384))) {}
      }
      response.on('drain', talk)
      response.on('close', () => {
        isOpen = false
      })
      talk()
    })
    await sendTo(`http://${host}/`, { privateHosts: [host] })
  })
})

describe('the network of the site', () => {
  const heard = async (address: string, resolve?: ResolveHost, privateHosts: readonly string[] = []) => {
    let isReached = false
    const host = await receiver((_, response) => {
      isReached = true
      response.end()
    })
    const port = host.split(':')[1]
    const posted = sendTo(address.replace('PORT', String(port)), { ...(resolve && { resolve }), privateHosts })
    await expect(posted).rejects.toThrow(/private network|begins with https/)
    return isReached
  }

  it.each([
    'https://127.0.0.1:PORT/',
    'https://[::1]:PORT/',
    'https://[::ffff:127.0.0.1]:PORT/',
    'https://[::ffff:7f00:1]:PORT/',
    'https://2130706433:PORT/',
    'https://0x7f.1:PORT/',
    'https://0:PORT/',
    'https://localhost:PORT/',
    'https://169.254.169.254/latest/meta-data/',
    'http://127.0.0.1:PORT/',
    'http://example.com:PORT/',
    'file:///etc/passwd',
  ])('is out of reach: %s', async (address) => expect(await heard(address)).toBe(false))

  it('is out of reach when one of the addresses of a name lies in it', async () => {
    const both: ResolveHost = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ]
    expect(await heard('https://hook.example:PORT/', both)).toBe(false)
  })

  it('is asked for once, so a name cannot mean another address when it is connected to', async () => {
    let asked = 0
    const host = await receiver((_, response) => response.end())
    const port = host.split(':')[1]
    const changing: ResolveHost = async () => {
      asked += 1
      return [{ address: asked === 1 ? '127.0.0.1' : '192.0.2.1', family: 4 }]
    }
    await sendTo(`http://hook.example:${port}/`, { resolve: changing, privateHosts: [`hook.example:${port}`] })
    expect(asked).toBe(1)
  })

  it('is reached where the operator allows it, and at no other port', async () => {
    expect(await heard('https://127.0.0.1:PORT/', undefined, ['127.0.0.1:1'])).toBe(false)
  })
})
