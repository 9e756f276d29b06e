import { disc, iconField, pictured } from '@vitrine/kit/fields'
import type { LayerForm } from '../../content/layers/layer-form.ts'

export const iconForm: LayerForm = {
  drawing: pictured(disc(24, 16, 6)),
  fields: [iconField],
}
