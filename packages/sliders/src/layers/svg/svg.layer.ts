import { given, type Image, text } from '@vitrine/content/core'
import { paintCss } from '../../core/layers/box-css.ts'
import type { LayerDeclaration } from '../../core/layers/layer-declaration.ts'
import { inTheMiddle } from '../../core/layers/new-place.ts'
import { type Paint, parsePaint } from '../../core/model/layer/box.ts'

/** A drawing of the media library; with `paint` its outline is filled with that. */
export interface SvgContent {
  readonly type: 'svg'
  /** Its `alt` is empty where it is decoration. */
  readonly image: Image
  readonly paint?: Paint
}

export const svg: LayerDeclaration<SvgContent> = {
  slug: 'layerSvg',
  label: { en: 'Drawing', de: 'Zeichnung' },
  icon: 'palette',
  initial: inTheMiddle({ width: '240', height: '240' }),
  parse(raw, { parse }) {
    const image = parse.image(raw.image)
    if (image?.fallback.type !== 'image/svg+xml') return undefined
    return { type: 'svg', image: { ...image, alt: text(raw.alt) ?? '' }, ...given({ paint: parsePaint(raw.paint) }) }
  },
  words: ({ image, name }) => image.alt || name,
  rules({ image, paint }, body) {
    if (!paint) return []
    const mask = `url("${image.fallback.url}") center/contain no-repeat`
    return [{ of: `${body} .layer__drawing`, set: { background: paintCss(paint), mask } }]
  },
}
