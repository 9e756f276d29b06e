import { pictured, title } from '@vitrine/kit/fields'
import { choiceOf } from '../../content/fields/options.ts'
import type { LayerForm } from '../../content/layers/layer-form.ts'
import type { HeadingContent } from './heading.layer.ts'

export const headingForm: LayerForm = {
  drawing: pictured(title(6, 14, 30)),
  fields: [
    { name: 'words', label: 'Words', type: 'text', required: true, localized: true, maxLength: 300 },
    choiceOf('as', 'Is', {
      h2: 'A heading',
      h3: 'A smaller heading',
      h4: 'The smallest heading',
      p: 'A paragraph',
      div: 'A label',
    } satisfies Record<HeadingContent['as'], string>),
  ],
}
