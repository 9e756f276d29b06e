import { area, inPicker, lines, stroke } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { embedProvider } from '../../core/embed-provider.ts'
import { lineField } from '../block-fields.ts'

export const embed: Block = {
  slug: 'embed',
  labels: { singular: 'Something of another site', plural: 'Things of other sites' },
  admin: inPicker('Pictures and film', area(6, 5, 36, 18), stroke('M22 17l5-5M23.4 12H27v3.6'), lines(6, 26, 22)),
  fields: [
    {
      name: 'url',
      label: 'Address',
      type: 'text',
      required: true,
      maxLength: 2000,
      validate: (value: string | null | undefined) =>
        embedProvider((value ?? '').trim()) !== undefined ||
        'This site cannot be shown. Known are YouTube, Vimeo, Spotify, OpenStreetMap and a few more, by https.',
    },
    lineField('title', 'Title', { required: true }),
    { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media' },
  ],
}
