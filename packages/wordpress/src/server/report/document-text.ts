import type { AdminLabel } from '@vitrine/content/core'
import { inEachLanguage, quoted, type ReportText } from '../../core/report/report-words.ts'
import type { DocumentLine } from './run-report.ts'

const NUMBER: ReportText = { en: 'number', de: 'Nummer', he: 'מספר' }

/** A line about a document that is not here, or not as planned: its collection, its title, and what is to be said of it. */
export function documentText(
  { key, collection, title, message }: DocumentLine,
  nameOf: (collection: string) => AdminLabel,
): ReportText {
  const [, number] = /^item:(\d+)$/.exec(key) ?? []
  return inEachLanguage((word) => {
    const name = word(nameOf(collection))
    if (title !== '') return `${name} ${word(quoted(title))}: ${word(message)}`
    return number === undefined ? `${name}: ${word(message)}` : `${name}, ${word(NUMBER)} ${number}: ${word(message)}`
  })
}
