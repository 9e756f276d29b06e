import { addressOf, type Languages, pageLanguages } from '@vitrine/pages/core'
import type { FastifyInstance } from 'fastify'
import type { Pages } from './pages.ts'

/** Addresses for machines: health, sitemap, robots. */
export async function machineFiles(
  app: FastifyInstance,
  {
    pages,
    siteUrl,
    languages,
    ready,
  }: {
    readonly pages: Pages
    readonly siteUrl: string
    readonly languages: Languages
    readonly ready: () => Promise<unknown>
  },
): Promise<void> {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').type('text/plain').send('ok'))
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store').type('text/plain')
    try {
      await ready()
      return reply.send('ok')
    } catch {
      // The log has the reason already; a balancer only needs the status.
      return reply.code(503).send('The database does not answer.')
    }
  })
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /admin\nDisallow: /api\nDisallow: /preview\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
      ),
  )
  app.get('/sitemap.xml', async (_request, reply) => {
    const paths = await pages.paths()
    const urls = paths.flatMap(({ path, updatedAt, languages: written }) =>
      pageLanguages(written, languages).map((locale) => {
        const address = escapeXml(encodeURI(siteUrl + addressOf({ locale, path }, languages)))
        return `<url><loc>${address}</loc><lastmod>${updatedAt.slice(0, 10)}</lastmod></url>`
      }),
    )
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
      )
  })
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll("'", '&apos;')
    .replaceAll('"', '&quot;')
}
