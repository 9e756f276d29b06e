'use client'

import { useTranslation } from '@payloadcms/ui'
import { adminTextIn } from '@vitrine/content/core'
import type { ReactNode } from 'react'
import type { ShownGroup, ShownLine, ShownReport } from '../../core/move-in/shown-report.ts'
import { REPORT_HEADINGS } from '../../core/report/report-headings.ts'
import { type ReportLanguage, type ReportText, reportTexts } from '../../core/report/report-words.ts'

const GROUP_TITLES: Readonly<Record<ShownGroup['name'], ReportText>> = {
  'came-over': { en: 'Came over', de: 'Herübergekommen', he: 'הועברו' },
  changed: { en: 'Came over changed', de: 'Verändert herübergekommen', he: 'הועברו בשינויים' },
  listed: { en: 'Listed only', de: 'Nur aufgelistet', he: 'רק ברשימה' },
  failed: { en: 'Failed', de: 'Gescheitert', he: 'נכשלו' },
}

const DRY_TITLES: Readonly<Record<ShownGroup['name'], ReportText>> = {
  'came-over': { en: 'Will come over', de: 'Kommt herüber', he: 'יועברו' },
  changed: { en: 'Will come over changed', de: 'Kommt verändert herüber', he: 'יועברו בשינויים' },
  listed: { en: 'Will be listed only', de: 'Wird nur aufgelistet', he: 'רק יופיעו ברשימה' },
  failed: { en: 'Will fail', de: 'Wird scheitern', he: 'ייכשלו' },
}

const FIRST_ADDRESSES_PLANNED: ReportText = {
  en: 'Where the first addresses will lead',
  de: 'Wohin die ersten Adressen führen werden',
  he: 'לאן יובילו הכתובות הראשונות',
}

/** Report of an import, or of a look at an export. */
export function ReportSection({
  report,
  task,
}: {
  readonly report: ShownReport
  readonly task: 'look' | 'import'
}): ReactNode {
  const word = reportTexts(useTranslation().i18n.language)
  const { sum, firstAddresses, lookAt, groups, problems, dryRun } = report
  const titles = dryRun ? DRY_TITLES : GROUP_TITLES
  return (
    <>
      <p className="move-in__headline">{word(report.headline)}</p>
      <p>
        {sum.items} {word({ en: 'items:', de: 'Einträge:', he: 'פריטים:' })} {sum.imported}{' '}
        {dryRun
          ? word({ en: 'will come over', de: 'kommen herüber', he: 'יועברו' })
          : word({ en: 'came over', de: 'kamen herüber', he: 'הועברו' })}
        , {sum.merged} {word({ en: 'as part of others,', de: 'als Teil von anderen,', he: 'כחלק מאחרים,' })}{' '}
        {sum.leftOut} {word({ en: 'left out,', de: 'ausgelassen,', he: 'הושמטו,' })} {sum.failed}{' '}
        {word({ en: 'failed.', de: 'gescheitert.', he: 'נכשלו.' })}
      </p>
      {firstAddresses.length > 0 && (
        <>
          <h3>{word(dryRun ? FIRST_ADDRESSES_PLANNED : REPORT_HEADINGS.firstAddresses)}</h3>
          <ul className="move-in__things">
            {firstAddresses.map((line) => (
              <li key={adminTextIn(line.text, 'en')}>
                <Line line={line} />
              </li>
            ))}
          </ul>
        </>
      )}
      {lookAt.length > 0 && (
        <>
          <h3>
            {dryRun
              ? word({ en: 'Know before you begin', de: 'Vorher wissen', he: 'כדאי לדעת לפני שמתחילים' })
              : word(lookAtThese(lookAt.length))}
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
            {word({ en: 'Problems of the file (', de: 'Probleme der Datei (', he: 'בעיות בקובץ (' })}
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
          {word({ en: 'Download the whole report', de: 'Ganzen Bericht herunterladen', he: 'הורדת הדוח המלא' })}
        </a>
      </p>
    </>
  )
}

const COUNTS = {
  en: ['no', 'one', 'two', 'three', 'four', 'five'],
  de: ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf'],
  he: ['אפס', 'אחד', 'שניים', 'שלושה', 'ארבעה', 'חמישה'],
} as const

function lookAtThese(things: number): ReportText {
  if (things === 1) return { en: 'Look at this', de: 'Dies ansehen', he: 'כדאי לבדוק את זה' }
  const count = (language: ReportLanguage) => COUNTS[language][things] ?? String(things)
  return {
    en: `Look at these ${count('en')} things`,
    de: `Diese ${count('de')} Dinge ansehen`,
    he: `כדאי לבדוק ${count('he')} דברים`,
  }
}

function Group({ group, title }: { readonly group: ShownGroup; readonly title: string }): ReactNode {
  const word = reportTexts(useTranslation().i18n.language)
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
          {moreLines}{' '}
          {word({
            en: 'more are in the whole report.',
            de: 'weitere stehen im ganzen Bericht.',
            he: 'נוספים מופיעים בדוח המלא.',
          })}
        </p>
      )}
    </details>
  )
}

const LINK_NAMES = {
  admin: { en: 'Open in the admin', de: 'In der Verwaltung öffnen', he: 'פתיחה בממשק הניהול' },
  site: { en: 'See it on the site', de: 'Auf der Website ansehen', he: 'צפייה באתר' },
} as const

function Line({ line }: { readonly line: ShownLine }): ReactNode {
  const word = reportTexts(useTranslation().i18n.language)
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
