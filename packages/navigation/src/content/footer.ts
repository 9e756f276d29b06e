import { settingsAccess } from '@vitrine/content/access'
import { onCanvas, sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import { linkField } from '@vitrine/kit/fields'
import type { GlobalConfig } from 'payload'
import { FOOTER_TEXTS } from '../core/footer.ts'
import { LAYOUTS, layoutField } from './footer-layout.ts'
import { menuField } from './menu-field.ts'
import { textFields } from './text-fields.ts'

/** The end of every page. Address, hours and profiles come from the site's own settings. */
export const footer: GlobalConfig = {
  slug: 'footer',
  versions: false,
  lockDocuments: editLock,
  label: { en: 'Footer', de: 'Fußzeile' },
  access: settingsAccess({ slug: 'footer', kind: 'design' }),
  admin: { ...onCanvas(sidebarPlace('Design', 'footer', 'menus'), ['site', 'theme']) },
  custom: { visitorVisible: true },
  fields: [
    {
      name: 'layout',
      label: 'Layout',
      type: 'select',
      required: true,
      defaultValue: 'columns',
      options: [...LAYOUTS],
    },
    {
      name: 'elsewhere',
      label: { en: 'On other kinds of pages', de: 'Auf anderen Arten von Seiten' },
      type: 'group',
      admin: {
        description: {
          en: 'Nothing chosen: as above. A page may choose its own, beside its content.',
          de: 'Nichts gewählt: wie oben. Eine Seite kann neben ihrem Inhalt eine eigene wählen.',
        },
      },
      fields: [
        {
          type: 'row',
          fields: [
            layoutField('entry', { en: 'Posts and projects', de: 'Beiträge und Projekte' }),
            layoutField('list', { en: 'Lists', de: 'Listen' }),
            layoutField('message', { en: 'Page not found', de: 'Seite nicht gefunden' }),
          ],
        },
      ],
    },
    {
      name: 'statement',
      label: { en: 'Closing sentence', de: 'Schlusssatz' },
      type: 'text',
      localized: true,
      maxLength: 160,
      admin: {
        description: {
          en: 'Set in large type above everything else. One short sentence.',
          de: 'Steht in großer Schrift über allem anderen. Ein kurzer Satz.',
        },
      },
    },
    linkField({ name: 'action', label: { en: 'Link after it', de: 'Link danach' } }),
    {
      name: 'columns',
      label: { en: 'Columns', de: 'Spalten' },
      labels: { singular: { en: 'Column', de: 'Spalte' }, plural: { en: 'Columns', de: 'Spalten' } },
      type: 'array',
      maxRows: 4,
      fields: [
        {
          name: 'heading',
          label: { en: 'Heading', de: 'Überschrift' },
          type: 'text',
          localized: true,
          required: true,
          maxLength: 60,
        },
        menuField({
          label: { en: 'Menu', de: 'Menü' },
          description: {
            en: 'The first level of this menu comes before the links below.',
            de: 'Die erste Ebene dieses Menüs steht vor den Links darunter.',
          },
        }),
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
      label: { en: 'Legal links', de: 'Rechtliche Links' },
      labels: { singular: 'Link', plural: 'Links' },
      type: 'array',
      maxRows: 8,
      fields: [linkField({ name: 'link' })],
    },
    {
      name: 'note',
      label: { en: 'Last line', de: 'Letzte Zeile' },
      type: 'text',
      localized: true,
      maxLength: 300,
      admin: { description: { en: 'Company, register number, year.', de: 'Firma, Registernummer, Jahr.' } },
    },
    {
      name: 'backToTop',
      label: { en: 'Link back to the top of the page', de: 'Link zurück an den Anfang der Seite' },
      type: 'group',
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'position',
              label: { en: 'Where', de: 'Wo' },
              type: 'select',
              required: true,
              defaultValue: 'floating-end',
              options: [
                {
                  value: 'floating-end',
                  label: { en: 'Floating, at the end of the line', de: 'Schwebend, am Ende der Zeile' },
                },
                {
                  value: 'floating-start',
                  label: { en: 'Floating, at the start of the line', de: 'Schwebend, am Anfang der Zeile' },
                },
                {
                  value: 'end',
                  label: { en: 'At the edge, at the end of the line', de: 'Am Rand, am Ende der Zeile' },
                },
                {
                  value: 'start',
                  label: { en: 'At the edge, at the start of the line', de: 'Am Rand, am Anfang der Zeile' },
                },
                { value: 'none', label: { en: 'Nowhere', de: 'Nirgends' } },
              ],
            },
            {
              name: 'scrollDownOnly',
              label: { en: 'Only while scrolling down', de: 'Nur beim Scrollen nach unten' },
              type: 'checkbox',
              defaultValue: false,
            },
            {
              name: 'onPhones',
              label: { en: 'On phones, too', de: 'Auch auf Telefonen' },
              type: 'checkbox',
              defaultValue: true,
            },
          ],
        },
      ],
    },
    textFields(FOOTER_TEXTS, {
      visit: { en: 'Heading of the address', de: 'Überschrift der Adresse' },
      hours: { en: 'Heading of the opening hours', de: 'Überschrift der Öffnungszeiten' },
      follow: { en: 'Heading of the profiles', de: 'Überschrift der Profile' },
      legal: { en: 'Name of the legal links for screen readers', de: 'Name der rechtlichen Links für Screenreader' },
      languages: { en: 'Name of the language links for screen readers', de: 'Name der Sprachlinks für Screenreader' },
      scheme: { en: 'Name of the colour scheme switch', de: 'Name des Umschalters für Hell und Dunkel' },
      light: { en: 'Light scheme', de: 'Helle Farben' },
      dark: { en: 'Dark scheme', de: 'Dunkle Farben' },
      auto: { en: 'Same as the device', de: 'Wie das Gerät' },
      backToTop: { en: 'Link back to the top of the page', de: 'Link zurück an den Anfang der Seite' },
    }),
  ],
}
