import { choice, type Image, text } from '@vitrine/content/core'
import { IMAGE_FITS, type ImageFit } from '../../core/layers/image-fit.ts'
import type { LayerDeclaration } from '../../core/layers/layer-declaration.ts'
import { inTheMiddle } from '../../core/layers/new-place.ts'

export interface ImageContent {
  readonly type: 'image'
  /** Its `alt` is empty where it is decoration. */
  readonly image: Image
  readonly fit: ImageFit
}

export const image: LayerDeclaration<ImageContent> = {
  slug: 'layerImage',
  label: { en: 'Image', de: 'Bild' },
  icon: 'image',
  initial: inTheMiddle({ width: '320', height: '240' }),
  parse(raw, { parse }) {
    const found = parse.image(raw.image)
    return found && { type: 'image', image: { ...found, alt: text(raw.alt) ?? '' }, fit: choice(raw.fit, IMAGE_FITS) }
  },
  words: ({ image, name }) => image.alt || name,
}
