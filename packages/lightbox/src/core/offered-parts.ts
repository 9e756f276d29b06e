import type { LightboxSettings } from './settings.ts'

/** Controls of an open gallery that lead to its other items. */
export interface OfferedParts {
  readonly position: boolean
  readonly arrows: boolean
  readonly thumbnails: boolean
  readonly slideshow: boolean
}

/**
 * Decides which controls a gallery has. One of a single item has none of them: there is nothing to lead to.
 *
 * @param items How many there are.
 */
export function offeredParts(
  items: number,
  { arrows, gallery }: Pick<LightboxSettings, 'arrows' | 'gallery'>,
): OfferedParts {
  const hasOthers = items > 1
  return {
    position: hasOthers,
    arrows: hasOthers && arrows,
    thumbnails: hasOthers,
    slideshow: hasOthers && gallery,
  }
}
