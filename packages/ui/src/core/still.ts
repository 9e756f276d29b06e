import type { Image, ImageFile } from '@vitrine/content/core'

/** Width in pixels of the picture that stands in a film before it plays: sharp enough for what is about to move. */
const STILL_WIDTH = 960

/**
 * The one file of a picture for where browsers choose from none, such as the `poster` of a film.
 *
 * @returns The smallest WebP that is wide enough; the widest where none is; the picture itself where it has no sizes.
 */
export function stillOf({ sources, fallback }: Image): ImageFile {
  const files = sources.filter(({ type }) => type === 'image/webp').toSorted((a, b) => a.width - b.width)
  return files.find(({ width }) => width >= STILL_WIDTH) ?? files.at(-1) ?? fallback
}
