import { anyone, editors } from '@vitrine/content/access'
import { sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import { linkField } from '@vitrine/kit/fields'
import type { CollectionConfig, Field } from 'payload'
import { MAX_SHARE } from '../core/menu.ts'

/** Most entries of one level. */
const MAX_ENTRIES = { first: 12, second: 16, third: 16, fourth: 16 } as const

const EMPTY_TEXT = 'Without a text, the title of the page is shown.'

/** Fields of an entry of the second or third level for menus with columns. */
const columnFields: readonly Field[] = [
  {
    name: 'description',
    label: 'Sentence below it',
    type: 'text',
    localized: true,
    maxLength: 160,
    admin: { description: 'Shown in columns only.' },
  },
  {
    name: 'picture',
    label: 'Image above it',
    type: 'upload',
    relationTo: 'media',
    admin: { description: 'Shown in columns only.' },
  },
]

/** Menus by name, which header, footer and blocks refer to. Entries lead to documents, so no move breaks them. */
export const menus: CollectionConfig = {
  slug: 'menus',
  versions: false,
  lockDocuments: editLock,
  labels: { singular: 'Menu', plural: 'Menus' },
  custom: { visitorVisible: true },
  access: { create: editors, read: anyone, update: editors, delete: editors },
  trash: true,
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'updatedAt'], ...sidebarPlace('Site', 'menu') },
  fields: [
    {
      name: 'name',
      label: 'Name',
      type: 'text',
      required: true,
      maxLength: 80,
      admin: { description: 'For editors; visitors do not see it.' },
    },
    entries({
      max: MAX_ENTRIES.first,
      name: 'items',
      label: 'Entries',
      fields: [
        linkField({
          name: 'link',
          description: `${EMPTY_TEXT} An entry with the address # leads nowhere and only opens what lies below it.`,
        }),
        {
          name: 'display',
          label: 'Entries below it are shown',
          type: 'select',
          required: true,
          defaultValue: 'list',
          options: [
            { value: 'list', label: 'As a list' },
            { value: 'site', label: 'In columns, as wide as the site' },
            { value: 'window', label: 'In columns, as wide as the window' },
          ],
          admin: { description: 'In the menu bar of wide windows.' },
        },
        entries({
          max: MAX_ENTRIES.second,
          name: 'children',
          label: 'Below it',
          fields: [
            linkField({ name: 'link', description: EMPTY_TEXT }),
            {
              name: 'share',
              label: 'Width of its column',
              type: 'number',
              min: 1,
              max: MAX_SHARE,
              admin: { description: 'As a share of the whole: 2 is twice as wide as 1.', placeholder: '1', step: 1 },
            },
            ...columnFields,
            entries({
              max: MAX_ENTRIES.third,
              // Payload's tables want another name than that of the list around it.
              name: 'leaves',
              label: 'Below it',
              fields: [
                linkField({ name: 'link', description: EMPTY_TEXT }),
                ...columnFields,
                entries({
                  max: MAX_ENTRIES.fourth,
                  name: 'below',
                  label: 'Below it',
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

function entries(options: {
  readonly name: string
  readonly label: string
  readonly max: number
  readonly fields: Field[]
}): Field {
  const { name, label, max, fields } = options
  return {
    name,
    label,
    labels: { singular: 'Entry', plural: 'Entries' },
    type: 'array',
    maxRows: max,
    admin: { initCollapsed: true },
    fields,
  }
}
