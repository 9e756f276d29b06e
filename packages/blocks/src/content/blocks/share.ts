import { disc, inPicker, lines, optionsOf } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { SHARE_NETWORKS } from '../../core/share-address.ts'
import { lineField } from '../block-fields.ts'

export const share: Block = {
  slug: 'share',
  labels: { singular: 'Share links', plural: 'Share links' },
  admin: inPicker('Links', lines(5, 15.5, 9), ...[20, 26, 32, 38].map((x) => disc(x, 16, 2))),
  fields: [
    lineField('label', 'Text before'),
    {
      name: 'networks',
      label: 'Networks',
      type: 'select',
      hasMany: true,
      defaultValue: ['facebook', 'twitter', 'linkedin', 'whatsapp', 'email'],
      options: optionsOf(SHARE_NETWORKS),
      admin: { description: 'Pinterest needs a page with a picture for shared links. Delicious has ended.' },
    },
    {
      type: 'row',
      fields: [
        { name: 'copy', label: 'Button that copies the address', type: 'checkbox', defaultValue: true },
        { name: 'sheet', label: 'Button for the system’s share sheet', type: 'checkbox', defaultValue: true },
      ],
    },
  ],
}
