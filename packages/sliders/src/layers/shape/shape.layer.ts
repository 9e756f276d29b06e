import { given } from '@vitrine/content/core'
import { paintCss } from '../../core/layers/box-css.ts'
import type { LayerDeclaration } from '../../core/layers/layer-declaration.ts'
import { inTheMiddle } from '../../core/layers/new-place.ts'
import { type Paint, parsePaint } from '../../core/model/layer/box.ts'

export interface ShapeContent {
  readonly type: 'shape'
  readonly paint?: Paint
}

export const shape: LayerDeclaration<ShapeContent> = {
  slug: 'layerShape',
  label: { en: 'Shape', de: 'Form' },
  icon: 'box',
  initial: { paint: { color: 'accent' }, ...inTheMiddle({ width: '240', height: '160' }) },
  parse: (raw) => ({ type: 'shape', ...given({ paint: parsePaint(raw.paint) }) }),
  rules: ({ paint }, body) => (paint ? [{ of: body, set: { background: paintCss(paint) } }] : []),
}
