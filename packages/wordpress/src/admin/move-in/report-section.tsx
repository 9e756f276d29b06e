'use client'

import type { ReactNode } from 'react'
import type { ShownGroup, ShownLine, ShownReport } from '../../core/move-in/shown-report.ts'

const GROUP_TITLES: Readonly<Record<ShownGroup['name'], string>> = {
  'came-over': 'Came over',
  changed: 'Came over changed',
  listed: 'Listed only',
  failed: 'Failed',
}

const DRY_TITLES: Readonly<Record<ShownGroup['name'], string>> = {
  'came-over': 'Will come over',
  changed: 'Will come over changed',
  listed: 'Will be listed only',
  failed: 'Will fail',
}

/** Report of an import, or of a look at an export. */
export function ReportSection({
  report,
  task,
}: {
  readonly report: ShownReport
  readonly task: 'look' | 'import'
}): ReactNode {
  const { sum, lookAt, groups, problems, dryRun } = report
  const titles = dryRun ? DRY_TITLES : GROUP_TITLES
  return (
    <>
      <p>
        {sum.items} items: {sum.imported} {dryRun ? 'will come over' : 'came over'}, {sum.merged} as part of others,{' '}
        {sum.leftOut} left out, {sum.failed} failed.
      </p>
      {lookAt.length > 0 && (
        <>
          <h3>
            {dryRun
              ? 'Know before you begin'
              : `Look at ${lookAt.length === 1 ? 'this' : `these ${count(lookAt.length)} things`}`}
          </h3>
          <ol className="move-in__things">
            {lookAt.map((line) => (
              <li key={line.text}>
                <Line line={line} />
              </li>
            ))}
          </ol>
        </>
      )}
      {groups.map((group) => (
        <Group group={group} key={group.name} title={titles[group.name]} />
      ))}
      {problems.length > 0 && (
        <details>
          <summary>Problems of the file ({problems.length})</summary>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </details>
      )}
      <p>
        <a download href={`/api/move-in/report/${task}/file`}>
          Download the whole report
        </a>
      </p>
    </>
  )
}

function count(things: number): string {
  return ['no', 'one', 'two', 'three', 'four', 'five'][things] ?? String(things)
}

function Group({ group, title }: { readonly group: ShownGroup; readonly title: string }): ReactNode {
  const { name, lines, moreLines } = group
  if (lines.length === 0) return null
  return (
    <details open={name === 'failed' || name === 'came-over'}>
      <summary>
        {title} ({lines.length + moreLines})
      </summary>
      <ul>
        {lines.map((line, place) => (
          // Two lines may say the same, and none of them moves.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={place}>
            <Line line={line} />
          </li>
        ))}
      </ul>
      {moreLines > 0 && <p>{moreLines} more are in the whole report.</p>}
    </details>
  )
}

const LINK_NAMES = { admin: 'Open in the admin', site: 'See it on the site' } as const

function Line({ line: { text, links } }: { readonly line: ShownLine }): ReactNode {
  return (
    <>
      {text}
      {links.map(({ kind, href }) => (
        <span key={kind}>
          {' '}
          <a aria-label={`${LINK_NAMES[kind]}: ${text}`} href={href}>
            {LINK_NAMES[kind]}
          </a>
        </span>
      ))}
    </>
  )
}
