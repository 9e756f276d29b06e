import { outline, pictured } from '@vitrine/kit/fields'
import { type LayerForm, paintField } from '../../content/layers/layer-form.ts'

export const shapeForm: LayerForm = {
  drawing: pictured(outline(10, 7, 28, 18)),
  fields: [paintField],
}
