import type { FastifyInstance } from 'fastify'
import { SHARE_PREFIX, shareAddress, sharedPath } from '../core/share-address.ts'
import type { ShareCard } from '../core/share-card.ts'
import type { SharePictures } from './share-pictures.ts'

/** Seconds that a picture may be kept: its address changes with it. */
const MAX_AGE_SECONDS = 31_536_000

/** Seconds after which somebody may ask again when too many wait. */
const RETRY_SECONDS = 5

/**
 * Answers pictures for shared links. Only what a published page says is ever drawn: the address names the page, and one
 * that names an older picture of it leads to the new one.
 *
 * @param options.find The card of the published page at an address; undefined when there is none.
 */
export async function sharePictureRoute(
  app: FastifyInstance,
  options: {
    readonly find: (address: string) => Promise<{ readonly card: ShareCard; readonly hash: string } | undefined>
    readonly pictures: SharePictures
  },
): Promise<void> {
  app.get<{ Params: { '*': string } }>(`${SHARE_PREFIX}*`, async (request, reply) => {
    const asked = sharedPath(SHARE_PREFIX + request.params['*'])
    const found = asked && (await options.find(asked.address))
    if (!found) return reply.callNotFound()
    if (asked.hash !== found.hash) return reply.redirect(shareAddress(found.hash, asked.address), 302)
    const png = await options.pictures.png(found.card, found.hash)
    if (!png) return reply.code(503).header('retry-after', RETRY_SECONDS).send()
    return reply.type('image/png').header('cache-control', `public, max-age=${MAX_AGE_SECONDS}, immutable`).send(png)
  })
}
