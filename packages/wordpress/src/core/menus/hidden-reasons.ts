import type { AdminText } from '@vitrine/content/core'

/** Reasons for which visitors did not see an entry of a menu: ends of sentences. */
export const HIDDEN_REASONS = {
  missing: { en: 'what it leads to is not in the export', de: 'das Ziel fehlt im Export' },
  notPublic: { en: 'what it leads to is not public', de: 'das Ziel ist nicht öffentlich' },
  notImported: { en: 'what it leads to is not imported', de: 'das Ziel wird nicht importiert' },
  noList: { en: 'there is no list of what it leads to', de: 'für das Ziel gibt es keine Liste' },
  ofPlugin: { en: 'it was for a plugin', de: 'es war für ein Plugin bestimmt' },
  unsafe: { en: 'its address is none that may be followed', de: 'der Adresse darf niemand folgen' },
  noEntry: { en: 'no entry', de: 'kein Eintrag' },
} as const satisfies Readonly<Record<string, AdminText>>

/** Name of a reason; one stands for each line of the report. */
export type HiddenReason = keyof typeof HIDDEN_REASONS
