import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Connections } from './connections.ts'

/** Milliseconds between two looks for connections that have fallen idle while the server closes. */
const PART_EVERY_MS = 50

/**
 * Milliseconds that requests under way have to end once the server closes. With the time in which a site that was asked to
 * end still answers, it is below the 30 s after which hosts usually end a program by force.
 */
const CUT_AFTER_MS = 25_000

/** Has a closing app wait for the requests under way, and cut off those that do not end. */
export function closeInTime(app: FastifyInstance, connections: Connections, log: Logger): void {
  app.addHook('preClose', async () => {
    // Closing waits for every connection, also for those that visitors keep open after their last answer.
    const parting = setInterval(() => app.server.closeIdleConnections(), PART_EVERY_MS)
    const cutting = setTimeout(() => {
      log.warn({ afterMs: CUT_AFTER_MS }, 'requests that did not end were cut off')
      connections.cut()
    }, CUT_AFTER_MS)
    for (const timer of [parting, cutting]) timer.unref()
    app.server.once('close', () => {
      clearInterval(parting)
      clearTimeout(cutting)
    })
  })
}
