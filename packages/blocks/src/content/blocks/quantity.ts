import { button, inPicker, lines, linkField, outline } from '@vitrine/kit/fields'
import type { Block, Field } from 'payload'
import { QUANTITIES, QUANTITY_NAME } from '../../core/blocks/quantity.ts'
import { lineField, titleFields } from '../block-fields.ts'

export const quantity: Block = {
  slug: 'quantity',
  labels: { singular: 'Quantity', plural: 'Quantities' },
  admin: inPicker('Links', lines(6, 9, 12), outline(6, 13, 18, 6), lines(13, 15.6, 4), button(28, 14.5, 14)),
  fields: [
    ...titleFields,
    lineField('label', 'What is counted', { required: true, help: 'Such as “Chairs”. It stands beside the number.' }),
    {
      type: 'row',
      fields: [
        number('value', 'Begins with', 1),
        number('min', 'Least', 0),
        number('max', 'Most'),
        number('step', 'In steps of', 1),
      ],
    },
    {
      name: 'name',
      label: 'Name in the address',
      type: 'text',
      maxLength: 40,
      admin: {
        description: `A form on the page that it leads to begins with the number when its field is called like this, with “default:get”. Without one: ${QUANTITY_NAME}.`,
      },
    },
    linkField({
      name: 'link',
      label: 'Button',
      required: true,
      description: 'The number goes with the visitor, to a page of this site.',
    }),
  ],
}

function number(name: string, label: string, defaultValue?: number): Field {
  const { min, max } = QUANTITIES
  return { name, label, type: 'number', min, max, ...(defaultValue !== undefined && { defaultValue }) }
}
