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
      labels: { singular: { en: 'Column', de: 'Spalte' }, plural: { en: 'Columns', de: 'Spalten' } },
      label: { en: 'Columns', de: 'Spalten' },
      type: 'array',
      minRows: 1,
      maxRows: MAX_COLUMNS,
      fields: [
        {
          name: 'width',
          label: { en: 'Width', de: 'Breite' },
          type: 'text',
          maxLength: 12,
          admin: {
            description: {
              en: 'Such as 50% or 300. Empty: as much as there is.',
              de: 'Etwa 50% oder 300. Leer: so viel, wie da ist.',
            },
          },
        },
        inside(),
      ],
    },
    {
      type: 'row',
      fields: [
        numberOf('gap', { en: 'Pixels between two', de: 'Pixel dazwischen' }, GAP_PX),
        {
          name: 'breakAt',
          label: { en: 'Below one another', de: 'Untereinander' },
          type: 'select',
          options: Object.entries(LEVEL_WIDTHS).map(([value, width]) => ({
            value,
            label: { en: `Up to ${width} pixels`, de: `Bis ${width} Pixel` },
          })),
          admin: { description: { en: 'Empty: never.', de: 'Leer: nie.' } },
        },
      ],
    },
  ],
})
