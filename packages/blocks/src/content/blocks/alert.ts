import { inPicker, lines, outline, stroke, title } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { choiceField, lineField } from '../block-fields.ts'

export const alert: Block = {
  slug: 'alert',
  labels: { singular: 'Notice', plural: 'Notices' },
  admin: inPicker(
    'Text',
    outline(4, 10, 40, 12),
    title(8, 13, 14),
    lines(8, 17, 26),
    stroke('M38.5 13l2.5 2.5M41 13l-2.5 2.5'),
  ),
  fields: [
    choiceField('tone', 'Tone', { note: 'Note', success: 'Good news', warning: 'Warning', danger: 'Danger' }),
    lineField('title', 'Title'),
    { name: 'content', label: 'Text', type: 'richText', localized: true },
    choiceField('closes', 'Can be closed', {
      never: 'No',
      once: 'Yes, until the next page',
      forever: 'Yes, until its text changes',
    }),
  ],
}
