import { quoted, type ReportText } from './report-words.ts'

/** States of items of WordPress. Files have that of what they were uploaded to, so none of their own. */
const STATUS_NAMES: Readonly<Record<string, ReportText>> = {
  publish: { en: 'published', de: 'veröffentlicht', he: 'פורסם' },
  draft: { en: 'draft', de: 'Entwurf', he: 'טיוטה' },
  'auto-draft': { en: 'begun and never saved', de: 'begonnen und nie gespeichert', he: 'התחיל ולא נשמר' },
  pending: { en: 'pending review', de: 'wartet auf Freigabe', he: 'ממתין לאישור' },
  private: { en: 'private', de: 'privat', he: 'פרטי' },
  future: { en: 'scheduled', de: 'geplant', he: 'מתוזמן' },
  trash: { en: 'in the trash', de: 'im Papierkorb', he: 'בסל המחזור' },
  inherit: { en: 'no status of its own', de: 'ohne eigenen Status', he: 'ללא סטטוס משלו' },
  closed: { en: 'closed', de: 'geschlossen', he: 'סגור' },
  hidden: { en: 'hidden', de: 'verborgen', he: 'מוסתר' },
  spam: { en: 'spam', de: 'Spam', he: 'ספאם' },
  'flamingo-spam': { en: 'spam', de: 'Spam', he: 'ספאם' },
}

const WITH_PASSWORD: ReportText = { en: 'with a password', de: 'mit Passwort', he: 'עם סיסמה' }

/** Name of the state of an item; one that is not known is quoted as it is. */
export function statusName({ status, hasPassword }: StatusOfItem): ReportText {
  const name = (Object.hasOwn(STATUS_NAMES, status) ? STATUS_NAMES[status] : undefined) ?? quoted(status)
  if (!hasPassword) return name
  return {
    en: `${name.en}, ${WITH_PASSWORD.en}`,
    de: `${name.de}, ${WITH_PASSWORD.de}`,
    he: `${name.he}, ${WITH_PASSWORD.he}`,
  }
}

interface StatusOfItem {
  /** As WordPress stores it: `publish`. */
  readonly status: string
  readonly hasPassword?: boolean
}
