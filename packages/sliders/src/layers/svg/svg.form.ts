import { pictured, stroke } from '@vitrine/kit/fields'
import { altField, type LayerForm, mediaField, paintField } from '../../content/layers/layer-form.ts'

export const svgForm: LayerForm = {
  drawing: pictured(stroke('M8 24c8-20 16 12 32-14')),
  fields: [mediaField('image', { en: 'Drawing (SVG)', de: 'Zeichnung (SVG)' }), altField, paintField],
}
