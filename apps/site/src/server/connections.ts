import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Milliseconds for which a site that was asked to end still answers, so that whoever sends visitors to it can learn of it. */
export const PARTING_MS = 2_000

/** Connections at once; more are closed at once. Behind a proxy it is the proxy's that count. */
const MAX_CONNECTIONS = 10_000

/** Milliseconds in which the head of a request has to be here. */
const HEAD_WITHIN_MS = 15_000

/** Milliseconds in which the whole of a request has to be here: 100 MB of a visitor's files at 3 Mbit/s. */
const REQUEST_WITHIN_MS = 300_000

/** Milliseconds between two looks for requests that take too long. */
const LOOK_EVERY_MS = 5_000

/** Answers whoever takes the site for a proxy. */
const NO_TUNNEL = 'HTTP/1.1 405 Method Not Allowed\r\nallow: GET, HEAD, POST\r\nconnection: close\r\n\r\n'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** The connections of a site. */
export interface Connections {
  /** Makes the server, whose connections these are. */
  serverFor(handler: Handler): Server
  /** Makes every answer from here on the last of its connection: nobody can ask on one that is about to be closed. */
  part(): void
  /** Closes every connection, whatever is under way on it: also those that speak another protocol by now. */
  cut(): void
  readonly isParting: () => boolean
}

/** Answers at once what it can, and says whether it has. */
export type AnswerFirst = (request: IncomingMessage, response: ServerResponse) => boolean

export function createConnections(answerFirst: AnswerFirst): Connections {
  const open = new Set<ServerResponse>()
  const sockets = new Set<Socket>()
  let isParting = false
  return {
    serverFor: (handler) => {
      const limits = {
        headersTimeout: HEAD_WITHIN_MS,
        requestTimeout: REQUEST_WITHIN_MS,
        connectionsCheckingInterval: LOOK_EVERY_MS,
      }
      const server = createServer(limits, (request, response) => {
        if (isParting) response.shouldKeepAlive = false
        if (answerFirst(request, response)) return
        open.add(response)
        response.once('close', () => open.delete(response))
        handler(request, response)
      })
      server.maxConnections = MAX_CONNECTIONS
      server.on('connection', (socket) => {
        sockets.add(socket)
        socket.once('close', () => sockets.delete(socket))
      })
      // Without a listener Node ends the connection and answers nothing.
      server.on('connect', (_request, socket) => socket.end(NO_TUNNEL))
      return server
    },
    part() {
      isParting = true
      for (const response of open) if (!response.headersSent) response.shouldKeepAlive = false
    },
    cut() {
      for (const socket of sockets) socket.destroy()
    },
    isParting: () => isParting,
  }
}
