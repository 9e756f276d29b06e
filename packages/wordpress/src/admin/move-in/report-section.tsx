'use client'

import { useTranslation } from '@payloadcms/ui'
import { type AdminText, adminTextIn, adminTexts } from '@vitrine/content/core'
import type { ReactNode } from 'react'
import type { ShownGroup, ShownLine, ShownReport } from '../../core/move-in/shown-report.ts'

const GROUP_TITLES: Readonly<Record<ShownGroup['name'], AdminText>> = {
  'came-over': { en: 'Came over', de: 'Herübergekommen' },
  changed: { en: 'Came over changed', de: 'Verändert herübergekommen' },
  listed: { en: 'Listed only', de: 'Nur aufgelistet' },
  failed: { en: 'Failed', de: 'Gescheitert' },
}

const DRY_TITLES: Readonly<Record<ShownGroup['name'], AdminText>> = {
  'came-over': { en: 'Will come over', de: 'Kommt herüber' },
  changed: { en: 'Will come over changed', de: 'Kommt verändert herüber' },
  listed: { en: 'Will be listed only', de: 'Wird nur aufgelistet' },
  failed: { en: 'Will fail', de: 'Wird scheitern' },
}

/** Report of an import, or of a look at an export. */
export function ReportSection({
  report,
  task,
}: {
  readonly report: ShownReport
  readonly task: 'look' | 'import'
}): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { sum, lookAt, groups, problems, dryRun } = report
  const titles = dryRun ? DRY_TITLES : GROUP_TITLES
  return (
    <>
      <p className="move-in__headline">{word(report.headline)}</p>
      <p>
        {sum.items} {word({ en: 'items:', de: 'Einträge:' })} {sum.imported}{' '}
        {dryRun ? word({ en: 'will come over', de: 'kommen herüber' }) : word({ en: 'came over', de: 'kamen herüber' })}
        , {sum.merged} {word({ en: 'as part of others,', de: 'als Teil von anderen,' })} {sum.leftOut}{' '}
        {word({ en: 'left out,', de: 'ausgelassen,' })} {sum.failed} {word({ en: 'failed.', de: 'gescheitert.' })}
      </p>
      {lookAt.length > 0 && (
        <>
          <h3>
            {dryRun ? word({ en: 'Know before you begin', de: 'Vorher wissen' }) : word(lookAtThese(lookAt.length))}
          </h3>
          <ol className="move-in__things">
            {lookAt.map((line) => (
              <li key={adminTextIn(line.text, 'en')}>
                <Line line={line} />
              </li>
            ))}
          </ol>
        </>
      )}
      {groups.map((group) => (
        <Group group={group} key={group.name} title={word(titles[group.name])} />
      ))}
      {problems.length > 0 && (
        <details>
          <summary>
            {word({ en: 'Problems of the file (', de: 'Probleme der Datei (' })}
            {problems.length})
          </summary>
          <ul>
            {problems.map((problem) => (
              <li key={adminTextIn(problem, 'en')}>{word(problem)}</li>
            ))}
          </ul>
        </details>
      )}
      <p>
        <a download href={`/api/move-in/report/${task}/file`}>
          {word({ en: 'Download the whole report', de: 'Ganzen Bericht herunterladen' })}
        </a>
      </p>
    </>
  )
}

const COUNTS = {
  en: ['no', 'one', 'two', 'three', 'four', 'five'],
  de: ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf'],
} as const

function lookAtThese(things: number): AdminText {
  if (things === 1) return { en: 'Look at this', de: 'Dies ansehen' }
  const count = (language: keyof AdminText) => COUNTS[language][things] ?? String(things)
  return { en: `Look at these ${count('en')} things`, de: `Diese ${count('de')} Dinge ansehen` }
}

function Group({ group, title }: { readonly group: ShownGroup; readonly title: string }): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
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
      {moreLines > 0 && (
        <p>
          {moreLines} {word({ en: 'more are in the whole report.', de: 'weitere stehen im ganzen Bericht.' })}
        </p>
      )}
    </details>
  )
}

const LINK_NAMES = {
  admin: { en: 'Open in the admin', de: 'In der Verwaltung öffnen' },
  site: { en: 'See it on the site', de: 'Auf der Website ansehen' },
} as const

function Line({ line }: { readonly line: ShownLine }): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const text = word(line.text)
  return (
    <>
      {text}
      {line.links.map(({ kind, href }) => (
        <span key={kind}>
          {' '}
          <a aria-label={`${word(LINK_NAMES[kind])}: ${text}`} href={href}>
            {word(LINK_NAMES[kind])}
          </a>
        </span>
      ))}
    </>
  )
}
