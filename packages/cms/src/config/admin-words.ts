import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import type { Config } from 'payload'

/** Languages of the admin, and its words where it does something else than Payload says. */
export const adminWords = {
  supportedLanguages: { en, de },
  fallbackLanguage: 'en',
  translations: {
    en: {
      version: {
        aboutToRestore:
          'This puts the {{label}} as it was on {{versionDate}} into the draft. Visitors see no change until you publish it.',
        publishAllLocales: 'Publish all languages',
        restoredSuccessfully: 'Restored into the draft. Visitors see it when you publish it.',
      },
    },
    de: {
      version: {
        aboutToRestore:
          '„{{label}}“ kommt, wie es am {{versionDate}} war, in den Entwurf. Besucher sehen erst nach dem Veröffentlichen eine Änderung.',
        publishIn: 'Auf {{locale}} veröffentlichen',
        restoredSuccessfully: 'Im Entwurf wiederhergestellt. Besucher sehen es nach dem Veröffentlichen.',
      },
    },
  },
} as const satisfies Config['i18n']
