import type { FastifyInstance } from 'fastify'
import { SHARE_PREFIX, shareAddress, sharedPath } from '../core/share-address.ts'
import type { SharedPicture } from '../core/shared-picture.ts'
import type { SharePictures } from './share-pictures.ts'

/** Seconds that a card may be kept: its address changes with it. */
const CARD_AGE_SECONDS = 31_536_000

/** Seconds that a picture may be kept which was cut: its file may be replaced by another of its name. */
const CUT_AGE_SECONDS = 86_400

/** Seconds after which somebody may ask again when too many wait. */
const RETRY_SECONDS = 5

/**
 * Answers pictures for shared links. Only what a published page says or shows is ever drawn or cut: the address names the
 * page, and one that names an older picture of it leads to the new one.
 *
 * @param options.find The picture of the published page at an address; undefined when there is none.
 */
export async function sharePictureRoute(
  app: FastifyInstance,
  options: {
    readonly find: (address: string) => Promise<SharedPicture | undefined>
    readonly pictures: SharePictures
  },
): Promise<void> {
  const { find, pictures } = options
  app.get<{ Params: { '*': string } }>(`${SHARE_PREFIX}*`, async (request, reply) => {
    const asked = sharedPath(SHARE_PREFIX + request.params['*'])
    const found = asked && (await find(asked.address))
    if (!found) return reply.callNotFound()
    const isCard = found.kind === 'card'
    if (asked.hash !== found.hash) {
      return reply.redirect(shareAddress(found.hash, asked.address, isCard ? 'png' : 'jpg'), 302)
    }
    const picture = isCard ? await pictures.png(found.card, found.hash) : await pictures.jpg(found.given, found.hash)
    if (picture === 'missing') return reply.callNotFound()
    if (!picture) return reply.code(503).header('retry-after', RETRY_SECONDS).send()
    return reply
      .type(isCard ? 'image/png' : 'image/jpeg')
      .header(
        'cache-control',
        isCard ? `public, max-age=${CARD_AGE_SECONDS}, immutable` : `public, max-age=${CUT_AGE_SECONDS}`,
      )
      .send(picture)
  })
}
