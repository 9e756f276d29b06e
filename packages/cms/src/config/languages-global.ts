import { administrators } from '@vitrine/content/access'
import { accepts } from '@vitrine/content/answers'
import { sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import type { GlobalConfig } from 'payload'
import { parseLanguageList } from '../settings/languages.ts'

/** Characters of the longest list. */
const MAX_LENGTH = 300

/** Languages of the site in its own order, which programs read when they start: see `readLanguages`. */
export const languagesGlobal: GlobalConfig = {
  slug: 'languages',
  versions: false,
  lockDocuments: editLock,
  label: { en: 'Languages', de: 'Sprachen' },
  access: { read: administrators, update: administrators },
  admin: { ...sidebarPlace('Settings', 'languages', 'languages') },
  fields: [
    {
      name: 'order',
      label: { en: 'Languages of the site', de: 'Sprachen der Website' },
      type: 'text',
      maxLength: MAX_LENGTH,
      admin: {
        description: {
          en: 'The main language first: its addresses have no prefix. The others behind it, such as “de en he”. Empty: as LANGUAGES says. The site starts again after a change, which takes some seconds.',
          de: 'Die Hauptsprache zuerst: Ihre Adressen haben keine Vorsilbe. Die anderen dahinter, etwa „de en he“. Leer: wie LANGUAGES es sagt. Nach einer Änderung startet die Website neu, was einige Sekunden dauert.',
        },
      },
      validate: accepts<string | null | undefined>((value) => !value || parseLanguageList(value) !== undefined, {
        en: 'Give languages by their short names, with blanks between them, such as “de en he”.',
        de: 'Sprachen mit ihren kurzen Namen angeben, mit Leerzeichen dazwischen, etwa „de en he“.',
      }),
    },
  ],
}
