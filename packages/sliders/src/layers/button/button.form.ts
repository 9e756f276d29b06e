import { button, iconField, pictured } from '@vitrine/kit/fields'
import { choiceOf } from '../../content/fields/options.ts'
import type { LayerForm } from '../../content/layers/layer-form.ts'
import type { ButtonContent } from './button.layer.ts'

export const buttonForm: LayerForm = {
  drawing: pictured(button(15, 14, 18)),
  fields: [
    { name: 'label', label: 'Words', type: 'text', required: true, localized: true, maxLength: 100 },
    choiceOf('look', 'Look', { solid: 'Filled', outline: 'With a line', quiet: 'Quiet' } satisfies Record<
      ButtonContent['look'],
      string
    >),
    iconField,
  ],
}
