import type { ReportText } from '../report/report-words.ts'

/** Reasons for which visitors did not see an entry of a menu: ends of sentences. */
export const HIDDEN_REASONS = {
  missing: { en: 'what it leads to is not in the export', de: 'das Ziel fehlt im Export', he: 'היעד חסר בקובץ הייצוא' },
  notPublic: { en: 'what it leads to is not public', de: 'das Ziel ist nicht öffentlich', he: 'היעד אינו ציבורי' },
  notImported: { en: 'what it leads to is not imported', de: 'das Ziel wird nicht importiert', he: 'היעד אינו מיובא' },
  noList: {
    en: 'there is no list of what it leads to',
    de: 'für das Ziel gibt es keine Liste',
    he: 'אין רשימה של היעד',
  },
  ofPlugin: { en: 'it was for a plugin', de: 'es war für ein Plugin bestimmt', he: 'הוא נועד לתוסף' },
  unsafe: {
    en: 'its address is none that may be followed',
    de: 'der Adresse darf niemand folgen',
    he: 'אין לעקוב אחר הכתובת שלו',
  },
  noEntry: { en: 'no entry', de: 'kein Eintrag', he: 'אינו פריט' },
} as const satisfies Readonly<Record<string, ReportText>>

/** Name of a reason; one stands for each line of the report. */
export type HiddenReason = keyof typeof HIDDEN_REASONS
