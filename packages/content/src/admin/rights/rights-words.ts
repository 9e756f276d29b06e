import { useTranslation } from '@payloadcms/ui'
import type { AreaKind, Level } from '../../core/rights/area.ts'

/** Names of a level, by the kind of area. */
type LevelNames = Readonly<Record<Level, string>>

const ENGLISH_LEVELS: LevelNames = {
  none: 'Nothing',
  read: 'Look',
  texts: 'Texts and images',
  drafts: 'Drafts',
  all: 'Everything',
}

const GERMAN_LEVELS: LevelNames = {
  none: 'Nichts',
  read: 'Ansehen',
  texts: 'Texte und Bilder',
  drafts: 'Entwürfe',
  all: 'Alles',
}

const ENGLISH = {
  explained:
    'What each role may do. Administrators may do everything. “Everything” includes publishing and deleting; “Texts and images” changes words and pictures in drafts, and leaves blocks and addresses as they are.',
  area: 'Area',
  role: 'Role',
  kinds: {
    documents: 'Pages and posts',
    media: 'Media',
    parts: 'Categories and tags',
    design: 'Design',
    forms: 'Forms',
    inbox: 'Inbox',
    settings: 'Settings',
  } satisfies Readonly<Record<AreaKind, string>>,
  level: (kind: AreaKind, level: Level) =>
    kind === 'media' && level === 'drafts' ? 'Own files' : ENGLISH_LEVELS[level],
  ofEachRole: 'What each role may do',
  ofThisRole: 'What this role may do',
  limits: 'Limited to',
  languages: 'Languages',
  languagesHelp: 'None ticked: all.',
  branches: 'Pages, with all below them',
  branchesHelp: 'None chosen: all.',
  allLanguages: 'All languages',
  allPages: 'All pages',
  pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  addPage: 'Add a page …',
  remove: (page: string) => `Remove ${page}`,
  reset: 'Go back to the rights that roles begin with',
  changed: 'differs from what the role begins with',
  noPages: 'The pages could not be loaded. Reload this page.',
}

type RightsWords = typeof ENGLISH

const GERMAN: RightsWords = {
  explained:
    'Was jede Rolle darf. Die Administration darf alles. „Alles“ schließt Veröffentlichen und Löschen ein; „Texte und Bilder“ ändert Worte und Bilder in Entwürfen und lässt Blöcke und Adressen, wie sie sind.',
  area: 'Bereich',
  role: 'Rolle',
  kinds: {
    documents: 'Seiten und Beiträge',
    media: 'Medien',
    parts: 'Kategorien und Schlagwörter',
    design: 'Gestaltung',
    forms: 'Formulare',
    inbox: 'Posteingang',
    settings: 'Einstellungen',
  },
  level: (kind, level) => (kind === 'media' && level === 'drafts' ? 'Eigene Dateien' : GERMAN_LEVELS[level]),
  ofEachRole: 'Was jede Rolle darf',
  ofThisRole: 'Was diese Rolle darf',
  limits: 'Beschränkt auf',
  languages: 'Sprachen',
  languagesHelp: 'Keine angehakt: alle.',
  branches: 'Seiten mit allem darunter',
  branchesHelp: 'Keine gewählt: alle.',
  allLanguages: 'Alle Sprachen',
  allPages: 'Alle Seiten',
  pages: (count) => (count === 1 ? '1 Seite' : `${count} Seiten`),
  addPage: 'Seite hinzufügen …',
  remove: (page) => `${page} entfernen`,
  reset: 'Zurück zu den Rechten, mit denen Rollen beginnen',
  changed: 'anders, als die Rolle beginnt',
  noPages: 'Die Seiten konnten nicht geladen werden. Laden Sie diese Seite neu.',
}

/** Words of the table of rights, in the language of the admin. */
export function useRightsWords(): RightsWords {
  return useTranslation().i18n.language === 'de' ? GERMAN : ENGLISH
}

/** Language in which names of roles and areas are shown. */
export function useSpoken(): 'en' | 'de' {
  return useTranslation().i18n.language === 'de' ? 'de' : 'en'
}
