import { area, pictured } from '@vitrine/kit/fields'
import { altField, fitField, type LayerForm, mediaField } from '../../content/layers/layer-form.ts'

export const imageForm: LayerForm = {
  drawing: pictured(area(8, 5, 32, 22)),
  fields: [mediaField('image', { en: 'Picture', de: 'Bild' }), altField, fitField],
}
