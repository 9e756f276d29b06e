import { anyone, editors } from '@vitrine/content/access'
import { sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import { linkField } from '@vitrine/kit/fields'
import type { Field, GlobalConfig } from 'payload'
import { HEADER_TEXTS } from '../core/header.ts'
import { menuField } from './menu-field.ts'
import { textFields } from './text-fields.ts'

const EMPTY_TEXT = 'Without a text, the title of the page is shown.'

/** Layout and behaviour of the header; the other fields are its content. */
const settings: Field = {
  type: 'collapsible',
  label: 'Look and behaviour',
  admin: { initCollapsed: true },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'layout',
          label: 'Layout in wide windows',
          type: 'select',
          required: true,
          defaultValue: 'start',
          options: [
            { value: 'start', label: 'Name first, then the menu' },
            { value: 'centred', label: 'Name in the middle' },
            { value: 'rows', label: 'Two rows: name, then menu' },
          ],
        },
        {
          name: 'menuStyle',
          label: 'Menu in wide windows',
          type: 'select',
          required: true,
          defaultValue: 'bar',
          options: [
            { value: 'bar', label: 'A bar' },
            { value: 'flyout', label: 'A button that opens it over the window' },
          ],
        },
      ],
    },
    {
      name: 'sticky',
      label: 'Stays in view while the visitor scrolls',
      type: 'group',
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'desktop', label: 'In wide windows', type: 'checkbox', defaultValue: true },
            { name: 'tablet', label: 'On tablets', type: 'checkbox', defaultValue: true },
            { name: 'phone', label: 'On phones', type: 'checkbox', defaultValue: true },
            { name: 'shrink', label: 'Shrinks meanwhile', type: 'checkbox', defaultValue: true },
          ],
        },
      ],
    },
    {
      name: 'transparent',
      label: 'Transparent above the first block of a page',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'If that block allows it, such as a hero.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'search',
          label: 'Search',
          type: 'select',
          required: true,
          defaultValue: 'none',
          options: [
            { value: 'none', label: 'Not in the header' },
            { value: 'dropdown', label: 'Opens below its button' },
            { value: 'overlay', label: 'Opens over the menu' },
          ],
        },
        {
          name: 'languages',
          label: 'Links to the other languages of a page',
          type: 'checkbox',
          defaultValue: false,
        },
      ],
    },
  ],
}

/** The row above it, for what most visitors need once: an address, a telephone number, another site. */
const secondary: Field = {
  name: 'secondary',
  label: 'Row above the header',
  type: 'group',
  admin: { description: 'Empty: there is no row. It scrolls away with the page.' },
  fields: [
    { name: 'notice', label: 'Short sentence', type: 'text', localized: true, maxLength: 120 },
    {
      name: 'links',
      labels: { singular: 'Link', plural: 'Links' },
      type: 'array',
      maxRows: 6,
      fields: [linkField({ name: 'link', description: EMPTY_TEXT })],
    },
    { name: 'onPhones', label: 'On phones, too', type: 'checkbox', defaultValue: true },
  ],
}

/** The menu at the top of every page, and one link that stands out. */
export const header: GlobalConfig = {
  slug: 'header',
  versions: false,
  lockDocuments: editLock,
  label: 'Header menu',
  access: { read: anyone, update: editors },
  admin: { ...sidebarPlace('Design', 'header') },
  custom: { visitorVisible: true },
  fields: [
    menuField({ label: 'Menu', description: 'Empty: the entries below. They stay while a menu is chosen.' }),
    {
      name: 'items',
      label: 'Entries',
      labels: { singular: 'Entry', plural: 'Entries' },
      type: 'array',
      maxRows: 12,
      admin: { condition: (data) => !data.menu },
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
    linkField({ name: 'action', label: 'Highlighted link', description: 'Optional. At the end of the menu.' }),
    secondary,
    settings,
    textFields(HEADER_TEXTS, {
      menuLabel: 'Name of the menu for screen readers',
      openMenu: 'Button that opens the menu on phones',
      closeMenu: 'Button that closes it',
      openSubmenu: 'Button that opens a submenu; {title} is its entry',
      closeSubmenu: 'Button that closes a submenu; {title} is its entry',
      openSearch: 'Button that opens the search',
      closeSearch: 'Button that closes the search',
      searchField: 'Name of the search field',
      submitSearch: 'Button that searches',
      secondary: 'Name of the links above the header for screen readers',
      languages: 'Name of the language links for screen readers',
    }),
  ],
}
