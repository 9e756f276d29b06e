import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { send } from './answer.ts'
import type { FindFoundFile } from './found-files.ts'

/** Addresses for machines: health, and the files by which a site is found. */
export async function machineFiles(
  app: FastifyInstance,
  {
    foundFile,
    ready,
    isParting,
  }: {
    readonly foundFile: FindFoundFile
    readonly ready: () => Promise<unknown>
    /** True once this process has been asked to end. */
    readonly isParting: () => boolean
  },
): Promise<void> {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').type('text/plain').send('ok'))
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store').type('text/plain')
    if (isParting()) return reply.code(503).send('The site is ending.')
    try {
      await ready()
      return reply.send('ok')
    } catch {
      // The log has the reason already; a balancer only needs the status.
      return reply.code(503).send('The database does not answer.')
    }
  })
  const answerFound = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?')
    const file = await foundFile(path)
    return file ? send(reply, file) : reply.callNotFound()
  }
  for (const path of ['/robots.txt', '/sitemap.xml', '/sitemap-*', '/llms.txt']) app.get(path, answerFound)
}
