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
        title: 'Have backups made',
        text: 'Choose every day or every week, and who is told when one fails.',
        about: { global: 'health' },
      },
    ],
  },
})
