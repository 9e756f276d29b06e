import { collectionName } from '../../core/report/collection-names.ts'
import { headlineOf } from '../../core/report/headline.ts'
import { REPORT_HEADINGS } from '../../core/report/report-headings.ts'
import { reportText } from '../../core/report/report-text.ts'
import { type ReportLabel, type ReportLanguage, type ReportText, reportTexts } from '../../core/report/report-words.ts'
import { documentText } from './document-text.ts'
import type { DocumentLine, RunReport, WriteCounts } from './run-report.ts'

/** Lines of one list that are shown; the file of the report has all. */
const MAX_SHOWN = 20

const NAMES = {
  made: { en: 'made', de: 'angelegt', he: 'נוצרו' },
  updated: { en: 'updated', de: 'aktualisiert', he: 'עודכנו' },
  unchanged: { en: 'unchanged', de: 'unverändert', he: 'ללא שינוי' },
  same: { en: 'the same file as another', de: 'dieselbe Datei wie eine andere', he: 'אותו קובץ כמו אחר' },
  waiting: {
    en: 'waiting for what they depend on',
    de: 'warten auf etwas, wovon sie abhängen',
    he: 'ממתינים למה שהם תלויים בו',
  },
  kept: { en: 'left as they are', de: 'gelassen, wie sie sind', he: 'נשארו כפי שהם' },
  'no-file': { en: 'without their file', de: 'ohne ihre Datei', he: 'בלי הקובץ שלהם' },
  failed: { en: 'FAILED', de: 'GESCHEITERT', he: 'נכשלו' },
} as const satisfies Readonly<Record<string, ReportText>>

type Word = (label: ReportLabel) => string

/** Report of an import, as people read it in a terminal. */
export function runText(report: RunReport, language: ReportLanguage): string {
  const word = reportTexts(language)
  const { dryRun, run } = report
  return [
    ...(dryRun ? [word(ONLY_FORETOLD), ''] : []),
    reportText(report, language),
    word(REPORT_HEADINGS.written),
    ...Object.entries(report.written).map(
      ([collection, counts]) => `  ${word(collectionName(collection))}: ${countsText(counts, word)}`,
    ),
    ...section(word, 'failures', report.failures),
    ...section(word, 'stays', report.kept),
    ...section(word, 'moved', report.moved),
    '',
    word(headlineOf(report)),
    ...(run === undefined ? [] : [`${word(TAKE_BACK)}: npm run import -- undo ${run}`]),
  ].join('\n')
}

const ONLY_FORETOLD: ReportText = {
  en: 'Nothing was changed. This is what would happen:',
  de: 'Nichts wurde geändert. Dies würde geschehen:',
  he: 'שום דבר לא השתנה. כך זה היה קורה:',
}

const TAKE_BACK: ReportText = { en: 'To take it back', de: 'Zurücknehmen', he: 'לביטול' }

function countsText(counts: WriteCounts[string], word: Word): string {
  return Object.entries(NAMES)
    .flatMap(([outcome, name]) => {
      const count = Object.entries(counts).find(([one]) => one === outcome)?.[1]
      return count ? [`${count} ${word(name)}`] : []
    })
    .join(', ')
}

function section(
  word: Word,
  heading: 'failures' | 'stays' | 'moved',
  lines: readonly DocumentLine[],
): readonly string[] {
  if (lines.length === 0) return []
  const shown = lines.slice(0, MAX_SHOWN).map((line) => `  ${word(documentText(line, collectionName))}`)
  const count = lines.length - MAX_SHOWN
  const more = { en: `… and ${count} more`, de: `… und ${count} weitere`, he: `… ועוד ${count}` }
  return ['', word(REPORT_HEADINGS[heading]), ...shown, ...(count > 0 ? [`  ${word(more)}`] : [])]
}
