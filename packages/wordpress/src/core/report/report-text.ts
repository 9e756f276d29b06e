import { collectionName } from './collection-names.ts'
import { firstAddressText } from './first-addresses.ts'
import { kindName } from './kind-names.ts'
import type { ImportReport, LineGroup } from './report.ts'
import { REPORT_HEADINGS } from './report-headings.ts'
import { addressesText, groupText, leftOutText } from './report-lines.ts'
import { quoted, type ReportLabel, type ReportLanguage, type ReportText, reportTexts } from './report-words.ts'
import { sentenceOf } from './sentences.ts'
import { statusName } from './status-names.ts'

/** Lines of one list that are printed; the JSON has all. */
const MAX_PRINTED = 40

/** Gives texts in the language of the reader. */
type Word = (label: ReportLabel) => string

/** The report as people read it in a terminal. */
export function reportText(report: ImportReport, language: ReportLanguage): string {
  const word = reportTexts(language)
  const { site } = report
  const heading = (name: keyof typeof REPORT_HEADINGS, lines: readonly string[]) =>
    section(word, word(REPORT_HEADINGS[name]), lines)
  return [
    `${site.title || word({ en: 'The site', de: 'Die Website', he: 'האתר' })} (${site.address})`,
    '',
    word(sumText(report)),
    ...heading(
      'firstAddresses',
      report.firstAddresses.map((address) => word(firstAddressText(address))),
    ),
    ...heading(
      'lookAt',
      report.lookAt.map(({ text }, at) => `${at + 1}. ${word(text)}`),
    ),
    ...heading(
      'questions',
      report.questions.map((question) => questionLine(question, word)),
    ),
    ...heading(
      'kinds',
      report.kinds.map((kind) => kindLine(kind, word)),
    ),
    ...heading(
      'documents',
      Object.entries(report.documents).map(([collection, count]) => `${word(collectionName(collection))}: ${count}`),
    ),
    ...heading('comments', commentLines(report, word)),
    ...heading('leftOut', leftOutLines(report, word)),
    ...heading('lost', linesOf(report.groups, 'lost', word)),
    ...heading('changed', linesOf(report.groups, 'changed', word)),
    ...heading('notes', linesOf(report.groups, 'note', word)),
    ...heading(
      'missingFiles',
      report.missingFiles.map(({ file, address }) => file || address),
    ),
    ...heading(
      'customFields',
      report.customFields.map(
        ({ name, count, example, firstItem }) =>
          `${word(quoted(name))}: ${count} ×, ${word(quoted(example))} (${word(quoted(firstItem))})`,
      ),
    ),
    ...heading('addresses', addressLines(report, word)),
    ...heading('problems', report.problems.map(word)),
    '',
  ].join('\n')
}

function sumText({ sum: { items, imported, merged, leftOut, failed } }: ImportReport): ReportText {
  return {
    en: `${items} items = ${imported} imported + ${merged} part of others + ${leftOut} left out + ${failed} failed`,
    de: `${items} Einträge = ${imported} importiert + ${merged} Teil von anderen + ${leftOut} ausgelassen + ${failed} gescheitert`,
    he: `${items} פריטים = ${imported} יובאו + ${merged} חלק מאחרים + ${leftOut} הושמטו + ${failed} נכשלו`,
  }
}

function section(word: Word, heading: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return []
  const count = lines.length - MAX_PRINTED
  const more = { en: `… and ${count} more.`, de: `… und ${count} weitere.`, he: `… ועוד ${count}.` }
  return ['', heading, '-'.repeat(heading.length), ...lines.slice(0, MAX_PRINTED), ...(count > 0 ? [word(more)] : [])]
}

function questionLine({ text, suggestion, because }: ImportReport['questions'][number], word: Word): string {
  const taken = word({
    en: `Taken for true: ${word(suggestion)}, since ${word(because)}.`,
    de: `Angenommen: ${word(suggestion)}, weil ${word(because)}.`,
    he: `ההנחה: ${word(suggestion)}, כי ${word(because)}.`,
  })
  return `${word(text)}\n  ${taken}`
}

function kindLine(kind: ImportReport['kinds'][number], word: Word): string {
  const { items, imported, merged, leftOut } = kind
  const parts: readonly (ReportText | false)[] = [
    imported > 0 && { en: `${imported} imported`, de: `${imported} importiert`, he: `${imported} יובאו` },
    merged > 0 && { en: `${merged} part of others`, de: `${merged} Teil von anderen`, he: `${merged} חלק מאחרים` },
    leftOut > 0 && { en: `${leftOut} left out`, de: `${leftOut} ausgelassen`, he: `${leftOut} הושמטו` },
  ]
  const became = parts.filter((part) => part !== false).map(word)
  return `${word(kindName(kind.kind))}, ${word(statusName(kind))}: ${items} (${became.join(', ')})`
}

function commentLines({ comments: { comments, imported, leftOut } }: ImportReport, word: Word): readonly string[] {
  if (comments === 0) return []
  const sum = {
    en: `${comments} in the export, ${imported} imported. Spam is not in an export.`,
    de: `${comments} im Export, ${imported} importiert. Spam steht nicht in einem Export.`,
    he: `${comments} בקובץ הייצוא, ${imported} יובאו. ספאם אינו נכלל בקובץ ייצוא.`,
  }
  return [word(sum), ...leftOut.map((line) => `${word(sentenceOf(line))}: ${line.count}`)]
}

function leftOutLines({ leftOut, moreLeftOut }: ImportReport, word: Word): readonly string[] {
  const more = { en: `${moreLeftOut} more.`, de: `${moreLeftOut} weitere.`, he: `עוד ${moreLeftOut}.` }
  return [...leftOut.map((item) => word(leftOutText(item))), ...(moreLeftOut > 0 ? [word(more)] : [])]
}

function linesOf(groups: readonly LineGroup[], level: LineGroup['level'], word: Word): readonly string[] {
  return groups.filter((group) => group.level === level).map((group) => word(groupText(group)))
}

function addressLines({ changedAddresses: changed }: ImportReport, word: Word): readonly string[] {
  return [word(addressesText(changed)), ...changed.examples.slice(0, 10).map(({ from, to }) => `${from} → ${to}`)]
}
