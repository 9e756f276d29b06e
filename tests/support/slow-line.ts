import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'

/** Milliseconds between the halves of a document: long enough to draw what is there. */
const PAUSE_MS = 500

/** A line to a site on which documents come in two pieces. */
export interface SlowLine {
  /** Origin. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/**
 * @param siteUrl Origin of the site.
 * @param before The second half of a document begins with this. It comes when the first half's stylesheets have come and
 *   a pause has passed.
 */
export async function startSlowLine(siteUrl: string, before: string): Promise<SlowLine> {
  let styles = 0
  let sent: () => void
  const allSent = new Promise<void>((resolve) => {
    sent = resolve
  })
  const server = createServer(async (request, response) => {
    const isStyle = request.url?.endsWith('.css')
    if (isStyle) styles += 1
    const answer = await fetch(siteUrl + request.url)
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    if (!type.startsWith('text/html')) {
      response.end(body, () => {
        if (!isStyle) return
        styles -= 1
        if (styles === 0) sent()
      })
      return
    }
    const half = body.indexOf(before)
    if (half === -1) throw new Error(`The document of ${request.url} has no ${before}.`)
    response.write(body.subarray(0, half))
    await allSent
    await after(PAUSE_MS)
    response.end(body.subarray(half))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}
