import { settingsAccess } from '@vitrine/content/access'
import { accepts } from '@vitrine/content/answers'
import { isTimeZone, sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import type { SiteSettings } from '@vitrine/kit/feature'
import type { GlobalConfig, Tab } from 'payload'
import { searchEngineSettings } from './search-engines.ts'

/** Name, label for the editor, default. */
const SITE_TEXTS = [
  [
    'notFoundTitle',
    { en: 'Page not found: title', de: 'Seite nicht gefunden: Titel' },
    'There is nothing on this shelf.',
  ],
  [
    'notFoundText',
    { en: 'Page not found: text', de: 'Seite nicht gefunden: Text' },
    'The page has moved, or it never stood here.',
  ],
  ['errorTitle', { en: 'Server error: title', de: 'Serverfehler: Titel' }, 'A lamp went out.'],
  [
    'errorText',
    { en: 'Server error: text', de: 'Serverfehler: Text' },
    'We could not show this page. Please try again in a moment.',
  ],
  ['backHome', { en: 'Link to the home page', de: 'Link zur Startseite' }, 'Back to the start'],
  ['skipLink', { en: 'Link past the menu', de: 'Link am Menü vorbei' }, 'Skip to the content'],
  ['breadcrumb', { en: 'Name of the path above a page', de: 'Name des Pfads über einer Seite' }, 'Breadcrumb'],
] as const

const identityTab: Tab = {
  label: { en: 'Identity', de: 'Identität' },
  fields: [
    { name: 'name', label: 'Name', type: 'text', required: true, localized: true, maxLength: 120 },
    { name: 'tagline', label: { en: 'Tagline', de: 'Untertitel' }, type: 'text', localized: true, maxLength: 300 },
    {
      name: 'description',
      label: { en: 'Description for search engines', de: 'Beschreibung für Suchmaschinen' },
      type: 'textarea',
      localized: true,
      maxLength: 300,
    },
    { name: 'logo', label: 'Logo', type: 'upload', relationTo: 'media' },
    {
      name: 'shareImage',
      label: { en: 'Image for shared links', de: 'Bild für geteilte Links' },
      type: 'upload',
      relationTo: 'media',
    },
    {
      name: 'timeZone',
      label: { en: 'Time zone', de: 'Zeitzone' },
      type: 'text',
      maxLength: 60,
      admin: {
        description: {
          en: 'Such as Europe/Berlin. By its clocks pages, forms, mails and the admin tell days and times. Empty: UTC.',
          de: 'Etwa Europe/Berlin. Nach ihren Uhren gelten Tage und Zeiten auf Seiten, in Formularen, E-Mails und in der Verwaltung. Leer: UTC.',
        },
      },
      validate: accepts<string | null | undefined>((value) => !value || isTimeZone(value), {
        en: 'Give a name such as Europe/Berlin or America/New_York.',
        de: 'Einen Namen wie Europe/Berlin oder America/New_York angeben.',
      }),
    },
  ],
}

const contactTab: Tab = {
  label: { en: 'Contact', de: 'Kontakt' },
  fields: [
    {
      name: 'address',
      label: { en: 'Postal address', de: 'Postadresse' },
      type: 'textarea',
      localized: true,
      maxLength: 500,
    },
    { name: 'phone', label: { en: 'Telephone', de: 'Telefon' }, type: 'text', maxLength: 60 },
    { name: 'email', label: { en: 'E-mail', de: 'E-Mail' }, type: 'email' },
    {
      name: 'hours',
      labels: { singular: { en: 'Hour', de: 'Öffnungszeit' }, plural: { en: 'Hours', de: 'Öffnungszeiten' } },
      label: { en: 'Opening hours', de: 'Öffnungszeiten' },
      type: 'array',
      fields: [
        {
          name: 'days',
          label: { en: 'Days', de: 'Tage' },
          type: 'text',
          required: true,
          localized: true,
          maxLength: 80,
        },
        {
          name: 'times',
          label: { en: 'Times', de: 'Zeiten' },
          type: 'text',
          required: true,
          localized: true,
          maxLength: 80,
        },
      ],
    },
    {
      name: 'social',
      labels: { singular: { en: 'Social', de: 'Profil' }, plural: { en: 'Socials', de: 'Profile' } },
      label: { en: 'Social profiles', de: 'Profile in sozialen Netzwerken' },
      type: 'array',
      fields: [
        { name: 'label', label: 'Name', type: 'text', required: true, maxLength: 60 },
        {
          name: 'url',
          label: { en: 'Address', de: 'Adresse' },
          type: 'text',
          required: true,
          maxLength: 500,
          validate: accepts<string | null | undefined>((value) => /^https:\/\/\S+$/.test(value ?? ''), {
            en: 'Give an address that begins with https://.',
            de: 'Eine Adresse angeben, die mit https:// beginnt.',
          }),
        },
      ],
    },
  ],
}

/**
 * Site-wide settings: name, contact details, and the texts that no page owns.
 *
 * @param settings Fields that features add.
 */
export function site({ blockTexts, tabs }: SiteSettings): GlobalConfig {
  return {
    slug: 'site',
    versions: false,
    lockDocuments: editLock,
    label: { en: 'Site', de: 'Website' },
    custom: { visitorVisible: true },
    admin: { ...sidebarPlace('Settings', 'settings', 'first-day') },
    access: settingsAccess({ slug: 'site', kind: 'settings' }),
    fields: [
      {
        type: 'tabs',
        tabs: [
          identityTab,
          contactTab,
          { label: { en: 'Search engines', de: 'Suchmaschinen' }, fields: [searchEngineSettings] },
          ...tabs,
          {
            label: { en: 'Texts', de: 'Texte' },
            fields: [
              {
                name: 'texts',
                type: 'group',
                label: { en: 'Texts', de: 'Texte' },
                fields: SITE_TEXTS.map(([name, label, text]) => ({
                  name,
                  label,
                  type: 'text' as const,
                  localized: true,
                  defaultValue: text,
                  maxLength: 500,
                })),
              },
              {
                name: 'blockTexts',
                type: 'group',
                label: { en: 'Texts of blocks', de: 'Texte von Blöcken' },
                admin: {
                  description: {
                    en: 'Names of buttons and the like. Empty: the text shown in grey.',
                    de: 'Namen von Schaltflächen und Ähnliches. Leer: der Text in Grau.',
                  },
                },
                fields: [...blockTexts],
              },
            ],
          },
        ],
      },
    ],
  }
}
