import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

/** Media types by which browsers know what a page loads. */
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

/** A host of files that knows nothing but them. */
export interface FileServer {
  readonly url: string
  stop(): void
}

/** Serves a folder on loopback: `index.html` for folders, `404.html` for what is not there. */
export async function serveFiles(folder: string): Promise<FileServer> {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname)
    const file = path.endsWith('/') ? `${path}index.html` : path
    try {
      const content = await readFile(join(folder, file))
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain; charset=utf-8' }).end(content)
    } catch {
      response.writeHead(404, { 'content-type': TYPES['.html'] }).end(await readFile(join(folder, '404.html')))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
