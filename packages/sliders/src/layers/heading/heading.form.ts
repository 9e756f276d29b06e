import type { AdminLabel } from '@vitrine/kit/core'
import { pictured, title } from '@vitrine/kit/fields'
import { choiceOf } from '../../content/fields/options.ts'
import type { LayerForm } from '../../content/layers/layer-form.ts'
import type { HeadingContent } from './heading.layer.ts'

export const headingForm: LayerForm = {
  drawing: pictured(title(6, 14, 30)),
  fields: [
    {
      name: 'words',
      label: { en: 'Words', de: 'Text' },
      type: 'text',
      required: true,
      localized: true,
      maxLength: 300,
    },
    choiceOf('as', { en: 'Is', de: 'Ist' }, {
      h2: { en: 'A heading', de: 'Eine Überschrift' },
      h3: { en: 'A smaller heading', de: 'Eine kleinere Überschrift' },
      h4: { en: 'The smallest heading', de: 'Die kleinste Überschrift' },
      p: { en: 'A paragraph', de: 'Ein Absatz' },
      div: { en: 'A label', de: 'Eine Beschriftung' },
    } satisfies Record<HeadingContent['as'], AdminLabel>),
  ],
}
