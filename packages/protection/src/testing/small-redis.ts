import { createServer, type Socket } from 'node:net'

/** The part of a Redis that counts, on loopback. Nothing in it runs out. */
export interface SmallRedis {
  readonly url: string
  /** Commands that it was asked, with their parameters. */
  readonly asked: readonly (readonly string[])[]
  /** While it is silent, it answers nothing. */
  readonly state: { isSilent: boolean }
  stop(): Promise<void>
}

/** @see https://redis.io/docs/latest/develop/reference/protocol-spec/ */
export async function startSmallRedis(): Promise<SmallRedis> {
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
  const server = createServer((socket) => {
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `redis://127.0.0.1:${port}`,
    asked,
    state,
    stop() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
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
