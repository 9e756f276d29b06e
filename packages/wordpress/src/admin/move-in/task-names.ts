import type { AdminText } from '@vitrine/content/core'

/** Tasks of moving in, as they are called while they run. */
export const TASK_NAMES = {
  look: { en: 'Looking at the files', de: 'Dateien ansehen' },
  import: { en: 'Moving in', de: 'Umzug' },
  undo: { en: 'Taking the import back', de: 'Import zurücknehmen' },
} as const satisfies Readonly<Record<string, AdminText>>
