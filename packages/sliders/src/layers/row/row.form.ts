import { outline, pictured } from '@vitrine/kit/fields'
import type { Field } from 'payload'
import { numberOf } from '../../content/fields/options.ts'
import type { LayerForm } from '../../content/layers/layer-form.ts'
import { LEVEL_WIDTHS } from '../../core/model/levels.ts'
import { GAP_PX, MAX_COLUMNS } from './row.layer.ts'

export const rowForm = (inside: () => Field): LayerForm => ({
  drawing: pictured(...[5, 18, 31].map((x) => outline(x, 7, 12, 18))),
  fields: [
    {
      name: 'columns',
      label: 'Columns',
      type: 'array',
      minRows: 1,
      maxRows: MAX_COLUMNS,
      fields: [
        {
          name: 'width',
          label: 'Width',
          type: 'text',
          maxLength: 12,
          admin: { description: 'Such as 50% or 300. Empty: as much as there is.' },
        },
        inside(),
      ],
    },
    {
      type: 'row',
      fields: [
        numberOf('gap', 'Pixels between two', GAP_PX),
        {
          name: 'breakAt',
          label: 'Below one another',
          type: 'select',
          options: Object.entries(LEVEL_WIDTHS).map(([value, width]) => ({ value, label: `Up to ${width} pixels` })),
          admin: { description: 'Empty: never.' },
        },
      ],
    },
  ],
})
