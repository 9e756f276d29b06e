import type { FastifyInstance } from 'fastify'
import { SHARE_PREFIX, shareAddress, sharedPath } from '../core/share-address.ts'
import type { SharedImage } from '../core/shared-image.ts'
import type { ShareImages } from './share-images.ts'

/** Seconds for which browsers may cache a card: its address changes with it. */
const CARD_AGE_SECONDS = 31_536_000

/** Seconds for which browsers may cache a cropped image: its file may be replaced by another of the same name. */
const CUT_AGE_SECONDS = 86_400

/** Seconds after which to try again when too many images wait to be made. */
const RETRY_SECONDS = 5

/**
 * Serves share images. Only what a published page says or shows is ever drawn or cropped: the address names the page,
 * and an outdated hash redirects to the current image.
 *
 * @param options.find The image of the published page at an address; undefined when there is none.
 */
export async function shareImageRoute(
  app: FastifyInstance,
  options: {
    readonly find: (address: string) => Promise<SharedImage | undefined>
    readonly images: ShareImages
  },
): Promise<void> {
  const { find, images } = options
  app.get<{ Params: { '*': string } }>(`${SHARE_PREFIX}*`, async (request, reply) => {
    const asked = sharedPath(SHARE_PREFIX + request.params['*'])
    const found = asked && (await find(asked.address))
    if (!found) return reply.callNotFound()
    const isCard = found.kind === 'card'
    if (asked.hash !== found.hash) {
      return reply.redirect(shareAddress(found.hash, asked.address, isCard ? 'png' : 'jpg'), 302)
    }
    const image = isCard ? await images.png(found.card, found.hash) : await images.jpg(found.given, found.hash)
    if (image === 'missing') return reply.callNotFound()
    if (!image) return reply.code(503).header('retry-after', RETRY_SECONDS).send()
    return reply
      .type(isCard ? 'image/png' : 'image/jpeg')
      .header(
        'cache-control',
        isCard ? `public, max-age=${CARD_AGE_SECONDS}, immutable` : `public, max-age=${CUT_AGE_SECONDS}`,
      )
      .send(image)
  })
}
