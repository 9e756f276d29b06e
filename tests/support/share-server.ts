import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { STILL_STARTING } from './shared.ts'

/** Milliseconds after which a request is answered with how far the start is. */
const ANSWER_WITHIN_MS = 1_000

/** Characters of what was written that are told. */
const END_OF_OUTPUT = 2_000

/** Something that is started once, and what the tests get of it. */
export interface Started {
  readonly text: string
  readonly stop: () => Promise<unknown>
  /** Everything it wrote to its log. */
  readonly log?: () => string
}

/**
 * Starts something.
 *
 * @param textOf What another shared thing tells; it is started first.
 * @param write Takes what it writes while it starts.
 */
export type Start = (textOf: (name: string) => Promise<string>, write: (text: string) => void) => Promise<Started>

/** Start that has begun, and what it has written so far. */
interface Begun {
  readonly starting: Promise<Started>
  output: string
}

/**
 * Serves what the tests of a run share: starts each when it is first asked for, and stops it in the end.
 *
 * @param starts By the names that tests ask for; `NAME/log` asks for the log.
 */
export async function startShareServer(
  starts: Readonly<Record<string, Start>>,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const begun = new Map<string, Begun>()
  const begin = (name: string): Begun => {
    const known = begun.get(name)
    if (known) return known
    const start = Object.hasOwn(starts, name) ? starts[name] : undefined
    if (!start) throw new Error(`Nothing called "${name}" is shared by tests.`)
    const textOf = async (other: string) => (await begin(other).starting).text
    const write = (text: string) => {
      one.output = (one.output + text).slice(-END_OF_OUTPUT)
    }
    const one: Begun = { starting: Promise.resolve().then(() => start(textOf, write)), output: '' }
    begun.set(name, one)
    return one
  }
  const server = createServer(async (request, response) => {
    const [name = '', part] = (request.url ?? '').slice(1).split('/')
    try {
      const one = begin(name)
      const ready = await Promise.race([one.starting, afterAWhile()])
      if (!ready) response.writeHead(STILL_STARTING).end(one.output)
      else response.end(part === 'log' ? ready.log?.() : ready.text)
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.stack : String(error))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      const running = await Promise.allSettled([...begun.values()].reverse().map(({ starting }) => starting))
      for (const one of running) if (one.status === 'fulfilled') await one.value.stop()
    },
  }
}

function afterAWhile(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS))
}
