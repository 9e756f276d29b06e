import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createRateLimit, type RateLimit } from './rate-limit.ts'

const now = new Date('2026-01-01T12:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000)

const stops: (() => void | Promise<void>)[] = []

afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

function limit(redisUrl?: string): RateLimit & { readonly errors: unknown[] } {
  const errors: unknown[] = []
  const made = createRateLimit({ redisUrl, secret: 'secret', onError: (error) => errors.push(error) })
  stops.push(() => made.stop())
  return { ...made, errors }
}

/** The part of a Redis that counts. https://redis.io/docs/latest/develop/reference/protocol-spec/ */
async function startRedis(port = 0) {
  const counts = new Map<string, number>()
  const asked: string[][] = []
  const state = { isSilent: false }
  const sockets = new Set<Socket>()
  const commands = {
    SET: ([key = '', value = '']: string[]) => {
      if (counts.has(key)) return '$-1\r\n'
      counts.set(key, Number(value))
      return '+OK\r\n'
    },
    INCR: ([key = '']: string[]) => {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return `:${counts.get(key)}\r\n`
    },
  }
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    let queued: string[] | undefined
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
      for (let command = readCommand(text); command; command = readCommand(text)) {
        text = text.slice(command.length)
        const [name = '', ...parameters] = command.words
        asked.push(command.words)
        if (state.isSilent) continue
        const run = commands[name as keyof typeof commands]
        if (name === 'MULTI') queued = []
        else if (name === 'EXEC') {
          socket.write(`*${queued?.length}\r\n${queued?.join('')}`)
          queued = undefined
          continue
        } else if (run && queued) {
          queued.push(run(parameters))
          socket.write('+QUEUED\r\n')
          continue
        }
        socket.write('+OK\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  const stop = () => {
    for (const socket of sockets) socket.destroy()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  stops.push(stop)
  const at = typeof address === 'object' && address ? address.port : 0
  return { url: `redis://127.0.0.1:${at}`, port: at, asked, state, stop }
}

function readCommand(text: string): { readonly words: string[]; readonly length: number } | undefined {
  const [, count] = /^\*(\d+)\r\n/.exec(text) ?? []
  if (!count) return undefined
  const words: string[] = []
  let at = count.length + 3
  while (words.length < Number(count)) {
    const [head, size] = /^\$(\d+)\r\n/.exec(text.slice(at)) ?? []
    if (!head || text.length < at + head.length + Number(size) + 2) return undefined
    words.push(text.slice(at + head.length, at + head.length + Number(size)))
    at += head.length + Number(size) + 2
  }
  return { words, length: at }
}

describe('the rate limit of one process', () => {
  it('lets so many pass in a minute, for each address on its own', async () => {
    const { isTooMany } = limit()
    expect([await isTooMany('a', 2, now), await isTooMany('a', 2, now), await isTooMany('a', 2, now)]).toEqual([
      false,
      false,
      true,
    ])
    expect(await isTooMany('b', 2, now)).toBe(false)
    expect(await isTooMany('a', 2, after(61))).toBe(false)
  })
})

describe('the rate limit of several processes', () => {
  it('is counted together', async () => {
    const redis = await startRedis()
    const [first, second] = [limit(redis.url), limit(redis.url)]
    expect(await first.isTooMany('a', 2, now)).toBe(false)
    expect(await second.isTooMany('a', 2, now)).toBe(false)
    expect(await first.isTooMany('a', 2, now)).toBe(true)
    expect(await second.isTooMany('a', 2, now)).toBe(true)
    expect(await second.isTooMany('b', 2, now)).toBe(false)
    expect([...first.errors, ...second.errors]).toEqual([])
  })

  it('lasts a minute by the clock of the Redis, and sends it no address', async () => {
    const redis = await startRedis()
    await limit(redis.url).isTooMany('1 192.0.2.7', 2, now)
    const set = redis.asked.find(([name]) => name === 'SET')
    expect(set).toEqual(['SET', expect.stringMatching(/^vitrine:posts:[\w-]{43}$/), '0', 'PX', '60000', 'NX'])
    expect(JSON.stringify(redis.asked)).not.toContain('192.0.2.7')
  })

  it('goes on in each process when the Redis goes, which is said once', async () => {
    const redis = await startRedis()
    const { isTooMany, errors } = limit(redis.url)
    expect(await isTooMany('a', 3, now)).toBe(false)
    expect(await isTooMany('a', 3, now)).toBe(false)
    await redis.stop()
    expect(await isTooMany('a', 3, now)).toBe(false)
    expect(await isTooMany('a', 3, now)).toBe(true)
    expect(errors).toEqual([expect.objectContaining({ message: expect.stringContaining('The Redis is gone') })])
  })

  it('goes on when there never was a Redis', async () => {
    const redis = await startRedis()
    await redis.stop()
    const { isTooMany, errors } = limit(redis.url)
    expect([await isTooMany('a', 1, now), await isTooMany('a', 1, now)]).toEqual([false, true])
    expect(errors).toHaveLength(1)
  })

  it('waits for no Redis that says nothing', async () => {
    const redis = await startRedis()
    const { isTooMany, errors } = limit(redis.url)
    expect(await isTooMany('a', 1, now)).toBe(false)
    redis.state.isSilent = true
    expect(await isTooMany('a', 1, now)).toBe(true)
    expect(await isTooMany('b', 1, now)).toBe(false)
    expect(errors).toHaveLength(1)
    expect(redis.asked.filter(([name]) => name === 'INCR')).toHaveLength(2)
  })
})
