import { createServer } from 'node:http'

/** The least that can answer: the same head and bytes for every request. Sent over IPC, then the port goes back. */
process.once('message', (/** @type {{ headers: Record<string, string>, body: string }} */ page) => {
  const body = Buffer.from(page.body, 'base64')
  const server = createServer((_, response) => {
    response.writeHead(200, page.headers)
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
})
process.once('disconnect', () => process.exit())
