import type { FastifyInstance } from 'fastify'
import { SPECULATION_RULES_PATH } from './headers.ts'

/** Seconds that browsers keep the rules: they change with a release only. */
const MAX_AGE_SECONDS = 3600

/**
 * Links to pages of this site that a visitor is about to open. Not those of accounts, whose sight may cost something, and
 * not addresses with a query, which may be made for one visitor.
 */
const PAGES = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/admin', '/admin/*', '/api/*', '/preview/*', '/media/*', '/og/*'] } },
    { not: { selector_matches: '[href*="?"], [download], [rel~=nofollow]' } },
  ],
}

/** Pages that open in this window; those of the same page are there already. */
const OPENED_HERE = { and: [PAGES, { not: { selector_matches: '[target], [href^="#"]' } }] }

/**
 * A link under the pointer is fetched, and drawn behind the page as soon as it is pressed. A drawn page does nothing that
 * counts until it is opened, see the browser's entry.
 */
const RULES = {
  prefetch: [{ source: 'document', where: PAGES, eagerness: 'moderate' }],
  prerender: [{ source: 'document', where: OPENED_HERE, eagerness: 'conservative' }],
}

const NO_RULES = { prefetch: [], prerender: [] }

/** Answers the rules by which browsers fetch and draw pages early; none for who saves data. */
export async function speculationRules(app: FastifyInstance): Promise<void> {
  app.get(SPECULATION_RULES_PATH, (request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
      .header('vary', 'save-data')
      .send(JSON.stringify(request.headers['save-data'] === 'on' ? NO_RULES : RULES)),
  )
}
