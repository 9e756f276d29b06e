import type { AdminLabel } from '@vitrine/kit/core'
import { button, iconField, pictured } from '@vitrine/kit/fields'
import { choiceOf } from '../../content/fields/options.ts'
import type { LayerForm } from '../../content/layers/layer-form.ts'
import type { ButtonContent } from './button.layer.ts'

export const buttonForm: LayerForm = {
  drawing: pictured(button(15, 14, 18)),
  fields: [
    {
      name: 'label',
      label: { en: 'Words', de: 'Text' },
      type: 'text',
      required: true,
      localized: true,
      maxLength: 100,
    },
    choiceOf('look', { en: 'Look', de: 'Aussehen' }, {
      solid: { en: 'Filled', de: 'Gefüllt' },
      outline: { en: 'With a line', de: 'Mit Linie' },
      quiet: { en: 'Quiet', de: 'Zurückhaltend' },
    } satisfies Record<ButtonContent['look'], AdminLabel>),
    iconField,
  ],
}
