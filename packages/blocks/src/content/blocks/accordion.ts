import { inPicker, rule, stroke, title } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { choiceField, lineField, rowsField, titleFields } from '../block-fields.ts'

export const accordion: Block = {
  slug: 'accordion',
  labels: { singular: 'Accordion, questions', plural: 'Accordions' },
  admin: inPicker(
    'Text',
    title(6, 6, 22),
    stroke('M39 7.2h4M41 5.2v4'),
    rule(6, 11, 37),
    title(6, 13.5, 17),
    stroke('M39 14.7h4M41 12.7v4'),
    rule(6, 18.5, 37),
    title(6, 21, 25),
    stroke('M39 22.2h4M41 20.2v4'),
    rule(6, 26, 37),
  ),
  fields: [
    ...titleFields,
    rowsField('items', 'Items', 50, [
      lineField('title', 'Title or question', { required: true }),
      { name: 'content', label: 'Text or answer', type: 'richText', localized: true },
    ]),
    choiceField('open', 'Open at a time', { many: 'As many as the visitor likes', one: 'One' }),
    { name: 'firstOpen', label: 'The first one is open', type: 'checkbox', defaultValue: false },
    {
      name: 'isFaq',
      label: 'These are questions and answers',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Search engines are told so.' },
    },
  ],
}
