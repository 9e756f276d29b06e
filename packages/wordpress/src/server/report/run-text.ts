import { adminTextIn } from '@vitrine/content/core'
import { headlineOf } from '../../core/report/headline.ts'
import { reportText } from '../../core/report/report-text.ts'
import type { DocumentLine, RunReport, WriteCounts } from './run-report.ts'

/** Lines of one list that are shown; the file of the report has all. */
const MAX_SHOWN = 20

const NAMES = {
  made: 'made',
  updated: 'updated',
  unchanged: 'unchanged',
  same: 'the same file as another',
  waiting: 'waiting for what they depend on',
  kept: 'left as they are',
  'no-file': 'without their file',
  failed: 'FAILED',
} as const

/** Report of an import, as people read it in a terminal. */
export function runText(report: RunReport): string {
  const { dryRun, run } = report
  return [
    ...(dryRun ? ['Nothing was changed. This is what would happen:', ''] : []),
    reportText(report),
    'Documents here',
    ...Object.entries(report.written).map(([collection, counts]) => `  ${collection}: ${countsText(counts)}`),
    ...section('Could not be written', report.failures),
    ...section('Stays as it is', report.kept),
    ...section('Is otherwise than planned', report.moved),
    '',
    adminTextIn(headlineOf(report), 'en'),
    ...(run === undefined ? [] : [`To take it back: npm run import -- undo ${run}`]),
  ].join('\n')
}

function countsText(counts: WriteCounts[string]): string {
  return Object.entries(NAMES)
    .flatMap(([outcome, name]) => {
      const count = Object.entries(counts).find(([one]) => one === outcome)?.[1]
      return count ? [`${count} ${name}`] : []
    })
    .join(', ')
}

function section(title: string, lines: readonly DocumentLine[]): readonly string[] {
  if (lines.length === 0) return []
  const shown = lines
    .slice(0, MAX_SHOWN)
    .map((line) => `  ${line.collection} ${line.key} “${line.title}”: ${adminTextIn(line.message, 'en')}`)
  const more = lines.length > MAX_SHOWN ? [`  … and ${lines.length - MAX_SHOWN} more`] : []
  return ['', title, ...shown, ...more]
}
