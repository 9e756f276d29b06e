import { settingsAccess } from '@vitrine/content/access'
import { onCanvas, sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import type { AdminLabel } from '@vitrine/kit/core'
import type { GlobalParts } from '@vitrine/kit/feature'
import type { Field, GlobalConfig } from 'payload'
import { DEFAULT_SETTINGS, type FlagName, LIMITS } from '../core/settings.ts'
import { searchTexts } from './texts.ts'

/** Settings of the search, and its texts. */
export const searchSettings = ({ searchKinds }: Pick<GlobalParts, 'searchKinds'>): GlobalConfig => ({
  slug: 'search',
  versions: false,
  lockDocuments: editLock,
  label: { en: 'Search', de: 'Suche' },
  custom: { visitorVisible: true },
  admin: { ...onCanvas(sidebarPlace('Settings', 'search', 'being-found')) },
  access: settingsAccess({ slug: 'search', kind: 'settings' }),
  fields: [
    {
      type: 'row',
      fields: [
        number(
          'minCharacters',
          { en: 'Letters before results appear', de: 'Buchstaben, bis Ergebnisse erscheinen' },
          { en: 'While a visitor types.', de: 'Während Besucher tippen.' },
        ),
        number(
          'perPage',
          { en: 'Results while a visitor types', de: 'Ergebnisse, während Besucher tippen' },
          { en: 'The search page shows all of them.', de: 'Die Suchseite zeigt alle.' },
        ),
      ],
    },
    flag(
      'titlesOnly',
      { en: 'Look in titles only', de: 'Nur in Titeln suchen' },
      {
        en: 'While a visitor types. The search page looks in texts too.',
        de: 'Während Besucher tippen. Die Suchseite sucht auch in Texten.',
      },
    ),
    flag('showImages', { en: 'Show pictures', de: 'Bilder zeigen' }),
    flag(
      'showTypes',
      { en: 'Show the kind of each result', de: 'Die Art jedes Ergebnisses zeigen' },
      { en: 'A page, a post, a project.', de: 'Eine Seite, ein Beitrag, ein Projekt.' },
    ),
    {
      name: 'types',
      label: { en: 'What can be found', de: 'Was gefunden werden kann' },
      type: 'select',
      hasMany: true,
      options: searchKinds.map(({ type, label }) => ({ value: type, label })),
      admin: {
        description: {
          en: 'While a visitor types, and on the search page. Empty: everything.',
          de: 'Beim Tippen und auf der Suchseite. Leer: alles.',
        },
      },
    },
    flag(
      'recent',
      { en: 'Offer recent searches', de: 'Letzte Suchen anbieten' },
      {
        en: 'An empty field shows the visitor’s recent searches. They are stored in the browser only.',
        de: 'Ein leeres Feld zeigt, wonach der Besucher zuletzt gesucht hat. Das wird nur im Browser gespeichert.',
      },
    ),
    {
      name: 'noResults',
      label: { en: 'When nothing is found', de: 'Wenn nichts gefunden wird' },
      type: 'text',
      localized: true,
      maxLength: 200,
      admin: { placeholder: DEFAULT_SETTINGS.noResults },
    },
    searchTexts(searchKinds),
  ],
})

function flag(name: FlagName, label: AdminLabel, description?: AdminLabel): Field {
  return {
    name,
    label,
    type: 'checkbox',
    defaultValue: DEFAULT_SETTINGS[name],
    ...(description && { admin: { description } }),
  }
}

function number(name: keyof typeof LIMITS, label: AdminLabel, description: AdminLabel): Field {
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
