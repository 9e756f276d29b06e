import { anyone, editors } from '@vitrine/content/access'
import { isTimeZone, sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import type { SiteSettings } from '@vitrine/kit/feature'
import type { GlobalConfig, Tab } from 'payload'
import { searchEngineSettings } from './search-engines.ts'

/** Name, label for the editor, default. */
const SITE_TEXTS = [
  ['notFoundTitle', 'Page not found: title', 'There is nothing on this shelf.'],
  ['notFoundText', 'Page not found: text', 'The page has moved, or it never stood here.'],
  ['errorTitle', 'Server error: title', 'A lamp went out.'],
  ['errorText', 'Server error: text', 'We could not show this page. Please try again in a moment.'],
  ['backHome', 'Link to the home page', 'Back to the start'],
  ['skipLink', 'Link past the menu', 'Skip to the content'],
  ['breadcrumb', 'Name of the path above a page', 'Breadcrumb'],
] as const

const identityTab: Tab = {
  label: 'Identity',
  fields: [
    { name: 'name', label: 'Name', type: 'text', required: true, localized: true, maxLength: 120 },
    { name: 'tagline', label: 'Tagline', type: 'text', localized: true, maxLength: 300 },
    {
      name: 'description',
      label: 'Description for search engines',
      type: 'textarea',
      localized: true,
      maxLength: 300,
    },
    { name: 'logo', label: 'Logo', type: 'upload', relationTo: 'media' },
    { name: 'shareImage', label: 'Image for shared links', type: 'upload', relationTo: 'media' },
    {
      name: 'timeZone',
      label: 'Time zone',
      type: 'text',
      maxLength: 60,
      admin: { description: 'Such as Europe/Berlin. Used for times in mails. Empty: UTC.' },
      validate: (value: string | null | undefined) =>
        !value || isTimeZone(value) || 'Give a name such as Europe/Berlin or America/New_York.',
    },
  ],
}

const contactTab: Tab = {
  label: 'Contact',
  fields: [
    { name: 'address', label: 'Postal address', type: 'textarea', localized: true, maxLength: 500 },
    { name: 'phone', label: 'Telephone', type: 'text', maxLength: 60 },
    { name: 'email', label: 'E-mail', type: 'email' },
    {
      name: 'hours',
      label: 'Opening hours',
      type: 'array',
      fields: [
        { name: 'days', label: 'Days', type: 'text', required: true, localized: true, maxLength: 80 },
        { name: 'times', label: 'Times', type: 'text', required: true, localized: true, maxLength: 80 },
      ],
    },
    {
      name: 'social',
      label: 'Social profiles',
      type: 'array',
      fields: [
        { name: 'label', label: 'Name', type: 'text', required: true, maxLength: 60 },
        {
          name: 'url',
          label: 'Address',
          type: 'text',
          required: true,
          maxLength: 500,
          validate: (value: string | null | undefined) =>
            /^https:\/\/\S+$/.test(value ?? '') || 'Give an address that begins with https://.',
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
    label: 'Site',
    custom: { visitorVisible: true },
    admin: { ...sidebarPlace('Settings', 'settings') },
    access: { read: anyone, update: editors },
    fields: [
      {
        type: 'tabs',
        tabs: [
          identityTab,
          contactTab,
          { label: 'Search engines', fields: [searchEngineSettings] },
          ...tabs,
          {
            label: 'Texts',
            fields: [
              {
                name: 'texts',
                type: 'group',
                label: 'Texts',
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
                label: 'Texts of blocks',
                admin: { description: 'Names of buttons and the like. Empty: the text shown in grey.' },
                fields: [...blockTexts],
              },
            ],
          },
        ],
      },
    ],
  }
}
