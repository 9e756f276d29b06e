import { kindName } from './kind-names.ts'
import type { ChangedAddresses, LeftOutItem, LineGroup } from './report.ts'
import { inEachLanguage, quoted, type ReportText } from './report-words.ts'
import { sentenceOf } from './sentences.ts'

/** A line about a thing of the old site, with its count and the first place that has it. */
export function groupText(group: LineGroup): ReportText {
  const { count, first } = group
  const sentence = sentenceOf(group)
  return inEachLanguage((word) => {
    const where = first
      ? `, ${word({ en: 'first in', de: 'zuerst in', he: 'הראשון:' })} ${word(quoted(first.title || String(first.id)))}`
      : ''
    return `${word(sentence)} (${count} ×${where})`
  })
}

/** A line about an item that was left out, with its reason. */
export function leftOutText({ id, kind, title, reason }: LeftOutItem): ReportText {
  const number = { en: `number ${id}`, de: `Nummer ${id}`, he: `מספר ${id}` }
  return inEachLanguage((word) => {
    const called = title ? `${word(quoted(title))} (${word(number)})` : word(number)
    return `${word(kindName(kind))}, ${called}: ${word(reason)}`
  })
}

/** The count of addresses that change, and of redirects from old ones. */
export function addressesText({ count, redirects }: Pick<ChangedAddresses, 'count' | 'redirects'>): ReportText {
  return {
    en: `${count} addresses change; ${redirects} redirects lead from old ones.`,
    de: `${count} Adressen ändern sich; ${redirects} Weiterleitungen führen von alten weiter.`,
    he: `${count} כתובות משתנות; ${redirects} הפניות מובילות מכתובות ישנות.`,
  }
}
