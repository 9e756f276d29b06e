import { area, pictured, stroke } from '@vitrine/kit/fields'
import { videoFileFields } from '../../content/fields/background.ts'
import { fitField, type LayerForm, mediaField, playFields } from '../../content/layers/layer-form.ts'

export const videoForm: LayerForm = {
  drawing: pictured(area(8, 5, 32, 22), stroke('M21 11v10l8-5z')),
  fields: [
    ...videoFileFields,
    mediaField('poster', { en: 'What is shown before it plays', de: 'Was zu sehen ist, bevor es spielt' }),
    fitField,
    ...playFields,
  ],
}
