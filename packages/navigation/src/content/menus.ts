import { partAccess } from '@vitrine/content/access'
import { sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import type { AdminLabel } from '@vitrine/kit/core'
import { linkField } from '@vitrine/kit/fields'
import type { CollectionConfig, Field } from 'payload'
import { MAX_MENU_ENTRIES, MAX_SHARE } from '../core/menu.ts'

const EMPTY_TEXT = {
  en: 'Without a text, the title of the page is shown.',
  de: 'Ohne Text erscheint der Titel der Seite.',
}

/** Fields of an entry of the second or third level for menus with columns. */
const columnFields: readonly Field[] = [
  {
    name: 'description',
    label: { en: 'Sentence below it', de: 'Satz darunter' },
    type: 'text',
    localized: true,
    maxLength: 160,
    admin: { description: { en: 'Shown in columns only.', de: 'Erscheint nur in Spalten.' } },
  },
  {
    name: 'picture',
    label: { en: 'Image above it', de: 'Bild darüber' },
    type: 'upload',
    relationTo: 'media',
    admin: { description: { en: 'Shown in columns only.', de: 'Erscheint nur in Spalten.' } },
  },
]

/** Menus by name, which header, footer and blocks refer to. Entries lead to documents, so no move breaks them. */
export const menus: CollectionConfig = {
  slug: 'menus',
  versions: false,
  lockDocuments: editLock,
  labels: { singular: { en: 'Menu', de: 'Menü' }, plural: { en: 'Menus', de: 'Menüs' } },
  custom: { visitorVisible: true },
  access: partAccess({ slug: 'menus', kind: 'design' }),
  trash: true,
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'updatedAt'], ...sidebarPlace('Site', 'menu', 'menus') },
  fields: [
    {
      name: 'name',
      label: 'Name',
      type: 'text',
      required: true,
      maxLength: 80,
      admin: {
        description: { en: 'For editors; visitors do not see it.', de: 'Für die Redaktion; Besucher sehen es nicht.' },
      },
    },
    entries({
      name: 'items',
      label: { en: 'Entries', de: 'Einträge' },
      fields: [
        linkField({
          name: 'link',
          description: {
            en: `${EMPTY_TEXT.en} An entry with the address # leads nowhere and only opens what lies below it.`,
            de: `${EMPTY_TEXT.de} Ein Eintrag mit der Adresse # führt nirgendwohin und öffnet nur, was darunter liegt.`,
          },
        }),
        {
          name: 'display',
          label: { en: 'Entries below it are shown', de: 'Einträge darunter erscheinen' },
          type: 'select',
          required: true,
          defaultValue: 'list',
          options: [
            { value: 'list', label: { en: 'As a list', de: 'Als Liste' } },
            {
              value: 'site',
              label: { en: 'In columns, as wide as the site', de: 'In Spalten, so breit wie die Website' },
            },
            {
              value: 'window',
              label: { en: 'In columns, as wide as the window', de: 'In Spalten, so breit wie das Fenster' },
            },
          ],
          admin: { description: { en: 'In the menu bar of wide windows.', de: 'In der Menüleiste breiter Fenster.' } },
        },
        entries({
          name: 'children',
          label: { en: 'Below it', de: 'Darunter' },
          fields: [
            linkField({ name: 'link', description: EMPTY_TEXT }),
            {
              name: 'share',
              label: { en: 'Width of its column', de: 'Breite der Spalte' },
              type: 'number',
              min: 1,
              max: MAX_SHARE,
              admin: {
                description: {
                  en: 'As a share of the whole: 2 is twice as wide as 1.',
                  de: 'Als Anteil am Ganzen: 2 ist doppelt so breit wie 1.',
                },
                placeholder: '1',
                step: 1,
              },
            },
            ...columnFields,
            entries({
              // Payload's tables want another name than that of the list around it.
              name: 'leaves',
              label: { en: 'Below it', de: 'Darunter' },
              fields: [
                linkField({ name: 'link', description: EMPTY_TEXT }),
                ...columnFields,
                entries({
                  name: 'below',
                  label: { en: 'Below it', de: 'Darunter' },
                  fields: [linkField({ name: 'link', description: EMPTY_TEXT })],
                }),
              ],
            }),
          ],
        }),
      ],
    }),
  ],
}

function entries(options: { readonly name: string; readonly label: AdminLabel; readonly fields: Field[] }): Field {
  const { name, label, fields } = options
  return {
    name,
    label,
    labels: { singular: { en: 'Entry', de: 'Eintrag' }, plural: { en: 'Entries', de: 'Einträge' } },
    type: 'array',
    maxRows: MAX_MENU_ENTRIES,
    admin: { initCollapsed: true },
    fields,
  }
}
