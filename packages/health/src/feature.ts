import { defineFeature } from '@vitrine/kit/feature'
import { backupRuns } from './content/backup-runs.ts'
import { health } from './content/health.ts'

/** How the site is doing, in plain words, and the backups that it makes of itself. */
export const feature = defineFeature({
  name: 'health',
  logs: [backupRuns],
  globals: () => [health],
  dashboard: {
    firstSteps: [
      {
        title: { en: 'Have backups made', de: 'Backups einschalten' },
        text: {
          en: 'Choose every day or every week, and who is told when one fails.',
          de: 'Täglich oder wöchentlich wählen, und wer erfährt, wenn eines scheitert.',
        },
        about: { global: 'health' },
      },
    ],
  },
})
