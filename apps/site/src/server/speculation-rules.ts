import type { FastifyInstance } from 'fastify'
import { SPECULATION_RULES_PATH } from './headers.ts'

/** Seconds that browsers keep the rules: they change with a release only. */
const MAX_AGE_SECONDS = 3600

/**
 * Pages of this site that a visitor is about to open. Not those of accounts, whose sight may cost something, and not
 * addresses with a query, which may be made for one visitor.
 */
const RULES = {
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/admin', '/admin/*', '/api/*', '/preview/*', '/media/*'] } },
          { not: { selector_matches: '[href*="?"], [download], [rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** Answers the rules by which browsers prefetch pages; none for who saves data. */
export async function speculationRules(app: FastifyInstance): Promise<void> {
  app.get(SPECULATION_RULES_PATH, (request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
      .header('vary', 'save-data')
      .send(JSON.stringify(request.headers['save-data'] === 'on' ? { prefetch: [] } : RULES)),
  )
}
