import type { Block } from 'payload'
import { EFFECT_TEXTS } from '../../core/texts.ts'

export const beforeAfter: Block = {
  slug: 'beforeAfter',
  labels: { singular: 'Before and after', plural: 'Before and after' },
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
