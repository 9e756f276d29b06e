import { anyone, editors } from '@vitrine/cms/access'
import { linkField } from '@vitrine/cms/fields'
import type { GlobalConfig } from 'payload'
import { HEADER_TEXTS } from '../core/header.ts'
import { textFields } from './text-fields.ts'

const EMPTY_TEXT = 'Without a text, the title of the page is shown.'

/** The menu at the top of every page: two levels, and one link that stands out. */
export const header: GlobalConfig = {
  slug: 'header',
  label: 'Header menu',
  access: { read: anyone, update: editors },
  admin: { group: 'Settings' },
  custom: { visitorVisible: true },
  fields: [
    {
      name: 'items',
      label: 'Menu',
      labels: { singular: 'Entry', plural: 'Entries' },
      type: 'array',
      maxRows: 12,
      fields: [
        linkField({
          name: 'link',
          description: `${EMPTY_TEXT} An entry with the address # leads nowhere and only opens what lies below it.`,
        }),
        {
          name: 'children',
          label: 'Below it',
          labels: { singular: 'Entry', plural: 'Entries' },
          type: 'array',
          maxRows: 16,
          fields: [linkField({ name: 'link', description: EMPTY_TEXT })],
        },
      ],
    },
    linkField({ name: 'action', label: 'Link that stands out', description: 'Optional. At the end of the menu.' }),
    textFields(HEADER_TEXTS, {
      menuLabel: 'Name of the menu for screen readers',
      openMenu: 'Button that opens the menu on phones',
      closeMenu: 'Button that closes it',
      openSubmenu: 'Button that opens a submenu; {title} is its entry',
      closeSubmenu: 'Button that closes a submenu; {title} is its entry',
    }),
  ],
}
