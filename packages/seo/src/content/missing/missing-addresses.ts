import { logAccess } from '@vitrine/content/access'
import { momentAdmin, sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import type { CollectionConfig } from 'payload'

/** Addresses that visitors asked for and that have no page. The site counts them; editors make redirects of them. */
export const missingAddresses: CollectionConfig = {
  slug: 'missing-addresses',
  versions: false,
  lockDocuments: editLock,
  labels: { singular: { en: 'Broken link', de: 'Defekter Link' }, plural: { en: 'Broken links', de: 'Defekte Links' } },
  admin: {
    useAsTitle: 'address',
    defaultColumns: ['address', 'count', 'lastSeen', 'referrer', 'redirect'],
    description: {
      en: 'Broken links that visitors followed. What bots try on every site is left out. An entry disappears when its address gets a redirect.',
      de: 'Defekte Links, denen Besucher gefolgt sind. Was Bots auf jeder Website probieren, steht nicht hier. Ein Eintrag verschwindet, wenn seine Adresse eine Weiterleitung erhält.',
    },
    ...sidebarPlace('Settings', 'broken-link', 'being-found'),
  },
  defaultSort: '-count',
  access: logAccess({ slug: 'missing-addresses', kind: 'settings' }),
  fields: [
    {
      name: 'address',
      label: { en: 'Address', de: 'Adresse' },
      type: 'text',
      required: true,
      unique: true,
      index: true,
    },
    {
      name: 'count',
      label: { en: 'Times', de: 'Aufrufe' },
      type: 'number',
      required: true,
      defaultValue: 0,
      index: true,
    },
    {
      name: 'lastSeen',
      label: { en: 'Last', de: 'Zuletzt' },
      type: 'date',
      required: true,
      index: true,
      admin: momentAdmin,
    },
    {
      name: 'referrer',
      label: { en: 'Linked from', de: 'Verlinkt von' },
      type: 'text',
      admin: {
        description: {
          en: 'A page of this site, or the name of another site.',
          de: 'Eine Seite dieser Website oder der Name einer anderen.',
        },
      },
    },
    {
      name: 'redirect',
      label: { en: 'Redirect', de: 'Weiterleitung' },
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
