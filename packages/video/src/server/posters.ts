import sharp from 'sharp'
import { POSTER_WIDTHS, type PosterWidth } from '../core/poster.ts'

/** Pixels of the largest image that is opened. */
const MAX_PIXELS = 20_000_000

/** Of WebP: 0 to 100. */
const QUALITY = 74

/** An image in every width that pages ask for. */
export type Posters = ReadonlyMap<PosterWidth, Buffer>

/** Makes them of what a provider sent; what is no image of the usual kinds is refused. Never larger than it came. */
export async function makePosters(image: Buffer): Promise<Posters | undefined> {
  try {
    const { format } = await sharp(image, { limitInputPixels: MAX_PIXELS }).metadata()
    if (format !== 'jpeg' && format !== 'webp' && format !== 'png') return undefined
    const made = await Promise.all(
      POSTER_WIDTHS.map(async (width) => {
        const shrunk = sharp(image, { limitInputPixels: MAX_PIXELS }).resize({ width, withoutEnlargement: true })
        return [width, await shrunk.webp({ quality: QUALITY }).toBuffer()] as const
      }),
    )
    return new Map(made)
  } catch {
    // Not an image, or a broken one.
    return undefined
  }
}
