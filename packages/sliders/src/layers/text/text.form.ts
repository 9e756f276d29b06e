import { lines, pictured } from '@vitrine/kit/fields'
import type { LayerForm } from '../../content/layers/layer-form.ts'

export const textForm: LayerForm = {
  drawing: pictured(lines(6, 10, 32, 5)),
  fields: [{ name: 'content', label: 'Text', type: 'richText', required: true, localized: true }],
}
