import { configLabel, list } from '@vitrine/content/core'
import { inEachLanguage, quoted, type ReportLabel, type ReportText } from '../../core/report/report-words.ts'

const MAX_LENGTH = 600

/** Tells what was wrong with a document, as the admin would. @param error As Payload or the database throws it. */
export function problemOf(error: unknown): ReportLabel {
  const { data, message } = (error ?? {}) as { data?: { errors?: unknown }; message?: unknown }
  const errors = list(data?.errors)
  if (errors.length === 0) return String(message ?? error).slice(0, MAX_LENGTH)
  return inEachLanguage((word) =>
    errors
      .map(({ label, path, message: said }) => {
        const field = word(quoted(word(configLabel(label, String(path)))))
        return `${path === 'file' ? word(FILE) : `${word(FIELD)} ${field}`}: ${said}`
      })
      .join(' ')
      .slice(0, MAX_LENGTH),
  )
}

const FILE: ReportText = {
  en: 'This site does not take the file',
  de: 'Diese Website nimmt die Datei nicht',
  he: 'האתר הזה אינו מקבל את הקובץ',
}

const FIELD: ReportText = {
  en: 'This site does not take the field',
  de: 'Diese Website verweigert das Feld',
  he: 'האתר הזה אינו מקבל את השדה',
}
