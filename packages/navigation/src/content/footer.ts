import { anyone, editors } from '@vitrine/content/access'
import { sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import { linkField } from '@vitrine/kit/fields'
import type { GlobalConfig } from 'payload'
import { FOOTER_TEXTS } from '../core/footer.ts'
import { menuField } from './menu-field.ts'
import { textFields } from './text-fields.ts'

/** The end of every page. Address, hours and profiles come from the site's own settings. */
export const footer: GlobalConfig = {
  slug: 'footer',
  versions: false,
  lockDocuments: editLock,
  label: 'Footer',
  access: { read: anyone, update: editors },
  admin: { ...sidebarPlace('Design', 'footer') },
  custom: { visitorVisible: true },
  fields: [
    {
      name: 'layout',
      label: 'Layout',
      type: 'select',
      required: true,
      defaultValue: 'columns',
      options: [
        { value: 'columns', label: 'Sentence above columns, the name in large type' },
        { value: 'split', label: 'Sentence beside columns' },
        { value: 'centred', label: 'Everything centred' },
        { value: 'slim', label: 'One line: name, legal links, languages' },
      ],
    },
    {
      name: 'statement',
      label: 'Closing sentence',
      type: 'text',
      localized: true,
      maxLength: 160,
      admin: { description: 'Set in large type above everything else. One short sentence.' },
    },
    linkField({ name: 'action', label: 'Link after it' }),
    {
      name: 'columns',
      labels: { singular: 'Column', plural: 'Columns' },
      type: 'array',
      maxRows: 4,
      fields: [
        { name: 'heading', label: 'Heading', type: 'text', localized: true, required: true, maxLength: 60 },
        menuField({ label: 'Menu', description: 'The first level of this menu comes before the links below.' }),
        {
          name: 'links',
          labels: { singular: 'Link', plural: 'Links' },
          type: 'array',
          maxRows: 16,
          fields: [linkField({ name: 'link' })],
        },
      ],
    },
    {
      name: 'legalLinks',
      label: 'Legal links',
      labels: { singular: 'Link', plural: 'Links' },
      type: 'array',
      maxRows: 8,
      fields: [linkField({ name: 'link' })],
    },
    {
      name: 'note',
      label: 'Last line',
      type: 'text',
      localized: true,
      maxLength: 300,
      admin: { description: 'Company, register number, year.' },
    },
    {
      name: 'backToTop',
      label: 'Link back to the top of the page',
      type: 'group',
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'position',
              label: 'Where',
              type: 'select',
              required: true,
              defaultValue: 'floating-end',
              options: [
                { value: 'floating-end', label: 'Floating, at the end of the line' },
                { value: 'floating-start', label: 'Floating, at the start of the line' },
                { value: 'end', label: 'At the edge, at the end of the line' },
                { value: 'start', label: 'At the edge, at the start of the line' },
                { value: 'none', label: 'Nowhere' },
              ],
            },
            { name: 'scrollDownOnly', label: 'Only while scrolling down', type: 'checkbox', defaultValue: false },
            { name: 'onPhones', label: 'On phones, too', type: 'checkbox', defaultValue: true },
          ],
        },
      ],
    },
    textFields(FOOTER_TEXTS, {
      visit: 'Heading of the address',
      hours: 'Heading of the opening hours',
      follow: 'Heading of the profiles',
      legal: 'Name of the legal links for screen readers',
      languages: 'Name of the language links for screen readers',
      scheme: 'Name of the colour scheme switch',
      light: 'Light scheme',
      dark: 'Dark scheme',
      auto: 'Same as the device',
      backToTop: 'Link back to the top of the page',
    }),
  ],
}
