import { administratorsOnly } from '@vitrine/content/access'
import { asCode, inPicker, stroke } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { safeHtml } from '../../core/safe-html.ts'

export const rawHtml: Block = {
  slug: 'rawHtml',
  labels: { singular: 'HTML', plural: 'HTML' },
  admin: inPicker('More', stroke('M17 10l-7 6 7 6M31 10l7 6-7 6M26 8l-4 16')),
  fields: [
    {
      name: 'html',
      label: 'HTML',
      type: 'textarea',
      localized: true,
      access: { create: administratorsOnly, update: administratorsOnly },
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? safeHtml(value) : value)] },
      admin: {
        ...asCode(12),
        description:
          'Only administrators change it. Scripts, styles, frames and forms are taken out. An element with data-vimeo-id, data-youtube-id or data-video-src becomes a player.',
      },
    },
  ],
}
