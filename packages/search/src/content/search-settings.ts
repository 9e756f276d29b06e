import { anyone, editors } from '@vitrine/content/access'
import { sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import type { GlobalParts } from '@vitrine/kit/feature'
import type { Field, GlobalConfig } from 'payload'
import { DEFAULT_SETTINGS, type FlagName, LIMITS } from '../core/settings.ts'
import { searchTexts } from './texts.ts'

/** Settings of the search, and its texts. */
export const searchSettings = ({ searchKinds }: Pick<GlobalParts, 'searchKinds'>): GlobalConfig => ({
  slug: 'search',
  versions: false,
  lockDocuments: editLock,
  label: 'Search',
  custom: { visitorVisible: true },
  admin: { ...sidebarPlace('Settings', 'search') },
  access: { read: anyone, update: editors },
  fields: [
    {
      type: 'row',
      fields: [
        number('minCharacters', 'Letters before results appear', 'While a visitor types.'),
        number('perPage', 'Results while a visitor types', 'The search page shows all of them.'),
      ],
    },
    flag('titlesOnly', 'Look in titles only', 'While a visitor types. The search page looks in texts too.'),
    flag('showImages', 'Show pictures'),
    flag('showTypes', 'Show the kind of each result', 'A page, a post, a project.'),
    {
      name: 'types',
      label: 'What can be found',
      type: 'select',
      hasMany: true,
      options: searchKinds.map(({ type, name }) => ({ value: type, label: name })),
      admin: { description: 'While a visitor types, and on the search page. Empty: everything.' },
    },
    flag(
      'recent',
      'Offer recent searches',
      'An empty field shows the visitor’s recent searches. They are stored in the browser only.',
    ),
    {
      name: 'noResults',
      label: 'When nothing is found',
      type: 'text',
      localized: true,
      maxLength: 200,
      admin: { placeholder: DEFAULT_SETTINGS.noResults },
    },
    searchTexts(searchKinds),
  ],
})

function flag(name: FlagName, label: string, description?: string): Field {
  return {
    name,
    label,
    type: 'checkbox',
    defaultValue: DEFAULT_SETTINGS[name],
    ...(description && { admin: { description } }),
  }
}

function number(name: keyof typeof LIMITS, label: string, description: string): Field {
  const { min, max } = LIMITS[name]
  return {
    name,
    label,
    type: 'number',
    min,
    max,
    required: true,
    defaultValue: DEFAULT_SETTINGS[name],
    admin: { description },
  }
}
