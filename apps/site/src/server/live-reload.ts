import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Address of the script that pages load while somebody develops. */
export const RELOAD_SCRIPT = '/dev/reload.js'

/** The program restarts after every change: a connection that comes back means that there is something new to see. */
const SCRIPT = `let lost = false
const changes = new EventSource('/dev/changes')
changes.onerror = () => { lost = true }
changes.onopen = () => { if (lost) location.reload() }
`

/** Milliseconds after which a browser looks whether the program is back. */
const RETRY_MS = 200

/** Reloads open pages when the program has been built anew. Only `npm run dev` has this. */
export async function liveReload(app: FastifyInstance): Promise<void> {
  app.get(RELOAD_SCRIPT, (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/javascript').send(SCRIPT),
  )
  app.get('/dev/changes', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    reply.raw.write(`retry: ${RETRY_MS}\n\n`)
    open.add(reply.raw)
    reply.raw.on('close', () => open.delete(reply.raw))
  })
  const open = new Set<ServerResponse>()
  app.addHook('preClose', async () => {
    for (const response of open) response.end()
  })
}
