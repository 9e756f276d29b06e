import type { Config } from 'payload'

/** Words of the admin where it does something else than Payload says. */
export const adminWords = {
  translations: {
    en: {
      version: {
        aboutToRestore:
          'This puts the {{label}} as it was on {{versionDate}} into the draft. Visitors see no change until you publish it.',
        restoredSuccessfully: 'Restored into the draft. Visitors see it when you publish it.',
      },
    },
  },
} as const satisfies Config['i18n']
