import { adminTexts } from '@vitrine/content/core'
import type { ImportReport, LineGroup } from './report.ts'
import { sentenceOf } from './sentences.ts'

/** Lines of one list that are printed; the JSON has all. */
const MAX_PRINTED = 40

/** The terminal speaks English. */
const english = adminTexts('en')

/** The report as people read it in a terminal. */
export function reportText(report: ImportReport): string {
  const { sum, site } = report
  return [
    `${site.title || 'The site'} (${site.address})`,
    '',
    `${sum.items} items = ${sum.imported} imported + ${sum.merged} part of others + ${sum.leftOut} left out + ${sum.failed} failed`,
    ...section(
      'Look at these things',
      report.lookAt.map(({ text }, at) => `${at + 1}. ${english(text)}`),
    ),
    ...section(
      'Questions',
      report.questions.map(
        ({ text, suggestion, because }) =>
          `${english(text)}\n  Taken for true: ${english(suggestion)}, since ${english(because)}.`,
      ),
    ),
    ...section('Items', report.kinds.map(kindLine)),
    ...section(
      'Documents',
      Object.entries(report.documents).map(([collection, count]) => `${collection}: ${count}`),
    ),
    ...section('Comments', commentLines(report)),
    ...section('Left out', [
      ...report.leftOut.map(
        ({ id, kind, title, reason }) => `${kind} ${id}${title && ` “${title}”`}: ${english(reason)}`,
      ),
      ...(report.moreLeftOut > 0 ? [`${report.moreLeftOut} more.`] : []),
    ]),
    ...section('Lost', linesOf(report.groups, 'lost')),
    ...section('Changed', linesOf(report.groups, 'changed')),
    ...section('Good to know', linesOf(report.groups, 'note')),
    ...section(
      'Missing files',
      report.missingFiles.map(({ file, address }) => file || address),
    ),
    ...section(
      'Fields that were added on the old site',
      report.customFields.map(
        ({ name, count, example, firstItem }) => `${name}: ${count} ×, “${example}” in “${firstItem}”`,
      ),
    ),
    ...section('Addresses', addressLines(report)),
    ...section('Problems of the file', report.problems.map(english)),
    '',
  ].join('\n')
}

function section(heading: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return []
  const more = lines.length > MAX_PRINTED ? [`… and ${lines.length - MAX_PRINTED} more.`] : []
  return ['', heading, '-'.repeat(heading.length), ...lines.slice(0, MAX_PRINTED), ...more]
}

function kindLine({ kind, status, items, imported, merged, leftOut }: ImportReport['kinds'][number]): string {
  const parts = [
    imported > 0 && `${imported} imported`,
    merged > 0 && `${merged} part of others`,
    leftOut > 0 && `${leftOut} left out`,
  ]
  return `${kind}, ${status}: ${items} (${parts.filter(Boolean).join(', ')})`
}

function commentLines({ comments: { comments, imported, leftOut } }: ImportReport): readonly string[] {
  if (comments === 0) return []
  const others = Object.entries(leftOut).map(([reason, count]) => `${reason}: ${count}`)
  return [`${comments} in the export, ${imported} imported. Spam is not in an export.`, ...others]
}

function linesOf(groups: readonly LineGroup[], level: LineGroup['level']): readonly string[] {
  return groups.filter((group) => group.level === level).map(groupLine)
}

function groupLine(group: LineGroup): string {
  const where = group.first ? `, first in “${group.first.title || group.first.id}”` : ''
  return `${english(sentenceOf(group))} (${group.count} ×${where})`
}

function addressLines({ changedAddresses: { count, examples, redirects } }: ImportReport): readonly string[] {
  return [
    `${count} addresses change; ${redirects} redirects lead from old ones.`,
    ...examples.slice(0, 10).map(({ from, to }) => `${from} → ${to}`),
  ]
}
