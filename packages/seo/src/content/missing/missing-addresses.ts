import { editors, nobody } from '@vitrine/content/access'
import { sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import type { CollectionConfig } from 'payload'

/** Addresses that visitors asked for and that have no page. The site counts them; editors make redirects of them. */
export const missingAddresses: CollectionConfig = {
  slug: 'missing-addresses',
  versions: false,
  lockDocuments: editLock,
  labels: { singular: 'Broken link', plural: 'Broken links' },
  admin: {
    useAsTitle: 'address',
    defaultColumns: ['address', 'count', 'lastSeen', 'referrer', 'redirect'],
    description:
      'Broken links that visitors followed. What bots try on every site is left out. An entry disappears when its address gets a redirect.',
    ...sidebarPlace('Settings', 'broken-link'),
  },
  defaultSort: '-count',
  access: { create: nobody, read: editors, update: nobody, delete: editors },
  fields: [
    { name: 'address', label: 'Address', type: 'text', required: true, unique: true, index: true },
    { name: 'count', label: 'Times', type: 'number', required: true, defaultValue: 0, index: true },
    {
      name: 'lastSeen',
      label: 'Last',
      type: 'date',
      required: true,
      index: true,
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'referrer',
      label: 'Linked from',
      type: 'text',
      admin: { description: 'A page of this site, or the name of another site.' },
    },
    {
      name: 'redirect',
      label: 'Redirect',
      type: 'ui',
      admin: {
        components: {
          Cell: '@vitrine/content/admin#MakeRedirectCell',
          Field: '@vitrine/content/admin#MakeRedirectField',
        },
      },
    },
  ],
}
