import { pictured, stroke } from '@vitrine/kit/fields'
import { type LayerForm, playFields } from '../../content/layers/layer-form.ts'

export const audioForm: LayerForm = {
  drawing: pictured(stroke('M8 16h4l4-4v8l-4-4M20 12v8M24 9v14M28 12v8M32 14v4')),
  fields: [
    {
      name: 'file',
      label: { en: 'Audio file', de: 'Audiodatei' },
      type: 'upload',
      relationTo: 'media',
      filterOptions: { mimeType: { like: 'audio/' } },
    },
    ...playFields,
  ],
}
