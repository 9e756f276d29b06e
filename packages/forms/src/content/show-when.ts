import type { Field } from 'payload'
import { parseFieldName } from '../core/field-name.ts'

/** Tests for a value need one to compare with; tests for "filled" and "empty" need none. */
const compares = (is: unknown) => is !== 'filled' && is !== 'empty'

/** Condition under which a field or group is shown, which editors build as a sentence. */
export const showWhen: Field = {
  name: 'showWhen',
  label: 'When it is shown',
  type: 'group',
  admin: {
    description:
      'Empty: always. Otherwise only while these conditions on fields further up are met. A field that is not shown is neither required nor stored nor mailed.',
  },
  fields: [
    {
      name: 'tests',
      label: 'Only if',
      labels: { singular: 'condition', plural: 'conditions' },
      type: 'array',
      maxRows: 20,
      admin: { initCollapsed: false },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'field',
              label: 'The field',
              type: 'text',
              required: true,
              maxLength: 100,
              admin: { width: '33%', description: 'Name of a field further up, such as project.' },
              validate: (value: string | null | undefined) =>
                parseFieldName(value) !== undefined || 'Give the name of a field further up.',
            },
            {
              name: 'is',
              label: 'Is',
              type: 'select',
              required: true,
              defaultValue: 'equals',
              options: [
                { label: 'is exactly', value: 'equals' },
                { label: 'is not', value: 'notEquals' },
                { label: 'contains', value: 'contains' },
                { label: 'is answered', value: 'filled' },
                { label: 'is not answered', value: 'empty' },
              ],
              admin: { width: '33%' },
            },
            {
              name: 'value',
              label: 'This',
              type: 'text',
              localized: true,
              maxLength: 500,
              admin: {
                width: '33%',
                description: 'A choice as it is written there. Case does not matter.',
                condition: (_, test) => compares(test?.is),
              },
            },
          ],
        },
      ],
    },
    {
      name: 'match',
      label: 'With several conditions',
      type: 'radio',
      defaultValue: 'all',
      options: [
        { label: 'all must be true', value: 'all' },
        { label: 'one is enough', value: 'any' },
      ],
      admin: { layout: 'horizontal', condition: (_, condition) => (condition?.tests?.length ?? 0) > 1 },
    },
  ],
}
