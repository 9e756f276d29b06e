import { area, disc, inPicker, outline, stroke } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { EFFECT_TEXTS } from '../../core/texts.ts'

export const beforeAfter: Block = {
  slug: 'beforeAfter',
  labels: { singular: 'Before and after', plural: 'Before and after' },
  admin: inPicker(
    'Pictures and film',
    area(5, 6, 19, 20),
    outline(24, 6, 19, 20),
    stroke('M24 4v24'),
    disc(24, 16, 2.4),
    stroke('M20 14.4L18.4 16l1.6 1.6M28 14.4l1.6 1.6-1.6 1.6'),
  ),
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'before', label: 'Picture before', type: 'upload', relationTo: 'media', required: true },
        { name: 'after', label: 'Picture after', type: 'upload', relationTo: 'media', required: true },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'beforeLabel',
          label: 'Word on the first',
          type: 'text',
          localized: true,
          maxLength: 40,
          admin: { placeholder: EFFECT_TEXTS.before },
        },
        {
          name: 'afterLabel',
          label: 'Word on the second',
          type: 'text',
          localized: true,
          maxLength: 40,
          admin: { placeholder: EFFECT_TEXTS.after },
        },
      ],
    },
    { name: 'caption', label: 'Caption', type: 'text', localized: true, maxLength: 300 },
  ],
}
