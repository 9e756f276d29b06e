import { settingsAccess } from '@vitrine/content/access'
import { onCanvas, sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import { linkField } from '@vitrine/kit/fields'
import type { Field, GlobalConfig } from 'payload'
import { HEADER_TEXTS } from '../core/header.ts'
import { MAX_MENU_ENTRIES } from '../core/menu.ts'
import { menuField } from './menu-field.ts'
import { textFields } from './text-fields.ts'

const EMPTY_TEXT = {
  en: 'Without a text, the title of the page is shown.',
  de: 'Ohne Text erscheint der Titel der Seite.',
}

/** Layout and behaviour of the header; the other fields are its content. */
const settings: Field = {
  type: 'collapsible',
  label: { en: 'Look and behaviour', de: 'Aussehen und Verhalten' },
  admin: { initCollapsed: true },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'layout',
          label: { en: 'Layout in wide windows', de: 'Layout in breiten Fenstern' },
          type: 'select',
          required: true,
          defaultValue: 'start',
          options: [
            { value: 'start', label: { en: 'Name first, then the menu', de: 'Erst der Name, dann das Menü' } },
            { value: 'centred', label: { en: 'Name in the middle', de: 'Name in der Mitte' } },
            { value: 'rows', label: { en: 'Two rows: name, then menu', de: 'Zwei Zeilen: Name, dann Menü' } },
          ],
        },
        {
          name: 'menuStyle',
          label: { en: 'Menu in wide windows', de: 'Menü in breiten Fenstern' },
          type: 'select',
          required: true,
          defaultValue: 'bar',
          options: [
            { value: 'bar', label: { en: 'A bar', de: 'Eine Leiste' } },
            {
              value: 'flyout',
              label: {
                en: 'A button that opens it over the window',
                de: 'Eine Schaltfläche, die es über dem Fenster öffnet',
              },
            },
          ],
        },
      ],
    },
    {
      name: 'sticky',
      label: { en: 'Stays in view while the visitor scrolls', de: 'Bleibt beim Scrollen im Bild' },
      type: 'group',
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'desktop',
              label: { en: 'In wide windows', de: 'In breiten Fenstern' },
              type: 'checkbox',
              defaultValue: true,
            },
            { name: 'tablet', label: { en: 'On tablets', de: 'Auf Tablets' }, type: 'checkbox', defaultValue: true },
            { name: 'phone', label: { en: 'On phones', de: 'Auf Telefonen' }, type: 'checkbox', defaultValue: true },
            {
              name: 'shrink',
              label: { en: 'Shrinks meanwhile', de: 'Wird dabei kleiner' },
              type: 'checkbox',
              defaultValue: true,
            },
          ],
        },
      ],
    },
    {
      name: 'transparent',
      label: {
        en: 'Transparent above the first block of a page',
        de: 'Durchsichtig über dem ersten Block einer Seite',
      },
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description: {
          en: 'If that block allows it, such as a hero.',
          de: 'Wenn der Block es erlaubt, etwa ein Seitenanfang.',
        },
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'search',
          label: { en: 'Search', de: 'Suche' },
          type: 'select',
          required: true,
          defaultValue: 'none',
          options: [
            { value: 'none', label: { en: 'Not in the header', de: 'Nicht in der Kopfzeile' } },
            { value: 'dropdown', label: { en: 'Opens below its button', de: 'Öffnet sich unter ihrer Schaltfläche' } },
            { value: 'overlay', label: { en: 'Opens over the menu', de: 'Öffnet sich über dem Menü' } },
          ],
        },
        {
          name: 'languages',
          label: { en: 'Links to the other languages of a page', de: 'Links zu den anderen Sprachen einer Seite' },
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
  label: { en: 'Row above the header', de: 'Zeile über der Kopfzeile' },
  type: 'group',
  admin: {
    description: {
      en: 'Empty: there is no row. It scrolls away with the page.',
      de: 'Leer: Es gibt keine. Sie scrollt mit der Seite weg.',
    },
  },
  fields: [
    {
      name: 'notice',
      label: { en: 'Short sentence', de: 'Kurzer Satz' },
      type: 'text',
      localized: true,
      maxLength: 120,
    },
    {
      name: 'links',
      labels: { singular: 'Link', plural: 'Links' },
      type: 'array',
      maxRows: 6,
      fields: [linkField({ name: 'link', description: EMPTY_TEXT })],
    },
    {
      name: 'onPhones',
      label: { en: 'On phones, too', de: 'Auch auf Telefonen' },
      type: 'checkbox',
      defaultValue: true,
    },
  ],
}

/** The menu at the top of every page, and one link that stands out. */
export const header: GlobalConfig = {
  slug: 'header',
  versions: false,
  lockDocuments: editLock,
  label: { en: 'Header menu', de: 'Kopfmenü' },
  access: settingsAccess({ slug: 'header', kind: 'design' }),
  admin: { ...onCanvas(sidebarPlace('Design', 'header', 'menus'), ['site', 'theme']) },
  custom: { visitorVisible: true },
  fields: [
    menuField({
      label: { en: 'Menu', de: 'Menü' },
      description: {
        en: 'Empty: the entries below. They stay while a menu is chosen.',
        de: 'Leer: die Einträge darunter. Sie bleiben erhalten, solange ein Menü gewählt ist.',
      },
    }),
    {
      name: 'items',
      label: { en: 'Entries', de: 'Einträge' },
      labels: { singular: { en: 'Entry', de: 'Eintrag' }, plural: { en: 'Entries', de: 'Einträge' } },
      type: 'array',
      maxRows: MAX_MENU_ENTRIES,
      admin: { condition: (data) => !data.menu },
      fields: [
        linkField({
          name: 'link',
          description: {
            en: `${EMPTY_TEXT.en} An entry with the address # leads nowhere and only opens what lies below it.`,
            de: `${EMPTY_TEXT.de} Ein Eintrag mit der Adresse # führt nirgendwohin und öffnet nur, was darunter liegt.`,
          },
        }),
        {
          name: 'children',
          label: { en: 'Below it', de: 'Darunter' },
          labels: { singular: { en: 'Entry', de: 'Eintrag' }, plural: { en: 'Entries', de: 'Einträge' } },
          type: 'array',
          maxRows: MAX_MENU_ENTRIES,
          fields: [linkField({ name: 'link', description: EMPTY_TEXT })],
        },
      ],
    },
    linkField({
      name: 'action',
      label: { en: 'Highlighted link', de: 'Hervorgehobener Link' },
      description: { en: 'Optional. At the end of the menu.', de: 'Freiwillig. Am Ende des Menüs.' },
    }),
    secondary,
    settings,
    textFields(HEADER_TEXTS, {
      menuLabel: { en: 'Name of the menu for screen readers', de: 'Name des Menüs für Screenreader' },
      openMenu: { en: 'Button that opens the menu on phones', de: 'Schaltfläche, die das Menü auf Telefonen öffnet' },
      closeMenu: { en: 'Button that closes it', de: 'Schaltfläche, die es schließt' },
      openSubmenu: {
        en: 'Button that opens a submenu; {title} is its entry',
        de: 'Schaltfläche, die ein Untermenü öffnet; {title} ist sein Eintrag',
      },
      closeSubmenu: {
        en: 'Button that closes a submenu; {title} is its entry',
        de: 'Schaltfläche, die ein Untermenü schließt; {title} ist sein Eintrag',
      },
      openSearch: { en: 'Button that opens the search', de: 'Schaltfläche, die die Suche öffnet' },
      closeSearch: { en: 'Button that closes the search', de: 'Schaltfläche, die die Suche schließt' },
      searchField: { en: 'Name of the search field', de: 'Name des Suchfelds' },
      submitSearch: { en: 'Button that searches', de: 'Schaltfläche, die sucht' },
      secondary: {
        en: 'Name of the links above the header for screen readers',
        de: 'Name der Links über der Kopfzeile für Screenreader',
      },
      languages: { en: 'Name of the language links for screen readers', de: 'Name der Sprachlinks für Screenreader' },
    }),
  ],
}
