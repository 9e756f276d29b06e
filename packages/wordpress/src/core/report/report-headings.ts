import type { ReportText } from './report-words.ts'

/** Headings of the report in a terminal. */
export const REPORT_HEADINGS = {
  firstAddresses: {
    en: 'Where the first addresses lead',
    de: 'Wohin die ersten Adressen führen',
    he: 'לאן מובילות הכתובות הראשונות',
  },
  lookAt: { en: 'Look at these things', de: 'Diese Dinge ansehen', he: 'כדאי לבדוק' },
  questions: { en: 'Questions', de: 'Fragen', he: 'שאלות' },
  kinds: { en: 'Items', de: 'Einträge', he: 'פריטים' },
  documents: { en: 'Documents', de: 'Dokumente', he: 'מסמכים' },
  comments: { en: 'Comments', de: 'Kommentare', he: 'תגובות' },
  leftOut: { en: 'Left out', de: 'Ausgelassen', he: 'הושמטו' },
  lost: { en: 'Lost', de: 'Verloren', he: 'אבדו' },
  changed: { en: 'Changed', de: 'Verändert', he: 'השתנו' },
  notes: { en: 'Good to know', de: 'Gut zu wissen', he: 'כדאי לדעת' },
  missingFiles: { en: 'Missing files', de: 'Fehlende Dateien', he: 'קבצים חסרים' },
  customFields: {
    en: 'Fields that were added on the old site',
    de: 'Felder, die auf der alten Website hinzugefügt wurden',
    he: 'שדות שנוספו באתר הישן',
  },
  addresses: { en: 'Addresses', de: 'Adressen', he: 'כתובות' },
  problems: { en: 'Problems of the file', de: 'Probleme der Datei', he: 'בעיות בקובץ' },
  written: { en: 'Documents here', de: 'Dokumente hier', he: 'המסמכים כאן' },
  failures: { en: 'Could not be written', de: 'Ließ sich nicht speichern', he: 'לא היה אפשר לשמור' },
  stays: { en: 'Stays as it is', de: 'Bleibt, wie es ist', he: 'נשאר כפי שהוא' },
  moved: { en: 'Is otherwise than planned', de: 'Ist anders als geplant', he: 'שונה מהמתוכנן' },
} as const satisfies Readonly<Record<string, ReportText>>
