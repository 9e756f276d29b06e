import { linkField } from '@vitrine/cms/fields'
import type { Block } from 'payload'

export const callToAction: Block = {
  slug: 'callToAction',
  labels: { singular: 'Call to action', plural: 'Calls to action' },
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, localized: true, maxLength: 200 },
    { name: 'text', label: 'Text', type: 'textarea', localized: true, maxLength: 600 },
    { name: 'links', label: 'Links', type: 'array', maxRows: 3, fields: [linkField({ name: 'link' })] },
  ],
}
