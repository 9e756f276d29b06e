import { Agent, request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { PATIENCE_MS } from '../support/patience.ts'

/** Milliseconds between two looks at `/readyz` of each node. */
const LOOK_EVERY_MS = 100

/** Sends each request to the next node that is ready, and never sends one a second time. */
export interface Balancer {
  readonly url: string
  /** Says which of the nodes are ready. */
  ready(): readonly string[]
  stop(): Promise<void>
}

/** @param nodes Origins. */
export async function startBalancer(nodes: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<string>()
  let turn = 0
  const look = async (node: string) => {
    const isReady = await fetch(`${node}/readyz`, { signal: AbortSignal.timeout(PATIENCE_MS.probe) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) ready.add(node)
    else ready.delete(node)
  }
  const ending = new AbortController()
  // One look after another: an answer that comes late would bring back a node that has said since that it ends.
  const watch = async (node: string) => {
    while (!ending.signal.aborted) {
      await look(node)
      await setTimeout(LOOK_EVERY_MS)
    }
  }
  const pass = (request: IncomingMessage, response: ServerResponse) => {
    const choice = nodes.filter((node) => ready.has(node))
    const node = choice[turn++ % choice.length]
    if (node === undefined) return void response.writeHead(503).end()
    const passed = ask(node + request.url, { method: request.method, headers: request.headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      answer.on('error', () => response.destroy())
    })
    passed.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
    request.pipe(passed)
  }
  const server = createServer(pass)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await Promise.all(nodes.map(look))
  for (const node of nodes) void watch(node)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready: () => [...ready],
    async stop() {
      ending.abort()
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
