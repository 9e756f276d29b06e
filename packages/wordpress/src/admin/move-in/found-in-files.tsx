'use client'

import { useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import type { ShownReport } from '../../core/move-in/shown-report.ts'
import { kindName } from '../../core/report/kind-names.ts'
import type { KindCount } from '../../core/report/report.ts'
import { reportTexts } from '../../core/report/report-words.ts'
import { statusName } from '../../core/report/status-names.ts'
import { QuestionField, QuestionNotice } from './question-field.tsx'
import { ReportSection } from './report-section.tsx'
import type { Choice } from './use-choice.ts'

export interface FoundInFilesProps {
  readonly report: ShownReport
  readonly choice: Choice
  readonly isBusy: boolean
}

/** Contents of the files, the questions that they leave open, and what would become of them. */
export function FoundInFiles({ report, choice, isBusy }: FoundInFilesProps): ReactNode {
  const word = reportTexts(useTranslation().i18n.language)
  const { site, kinds, questions } = report
  return (
    <>
      <p>
        {site.title || word({ en: 'A site', de: 'Eine Website', he: 'אתר' })} ({site.address})
      </p>
      <KindTable kinds={kinds} />
      {questions.length > 0 && (
        <fieldset className="move-in__questions">
          <legend>
            {word({
              en: 'Questions that the export does not answer',
              de: 'Fragen, die der Export offen lässt',
              he: 'שאלות שקובץ הייצוא אינו עונה עליהן',
            })}
          </legend>
          {questions.map((question) =>
            question.option === 'languages' ? (
              <QuestionNotice key={question.option} question={question} />
            ) : (
              <QuestionField
                answer={choice.answers[question.option] ?? ''}
                isBusy={isBusy}
                key={question.option}
                onAnswer={(answer) => choice.setAnswer(question.option, answer)}
                question={question}
              />
            ),
          )}
        </fieldset>
      )}
      <ReportSection report={report} task="look" />
    </>
  )
}

function KindTable({ kinds }: { readonly kinds: readonly KindCount[] }): ReactNode {
  const word = reportTexts(useTranslation().i18n.language)
  const name = word({ en: 'What is in the files', de: 'Was in den Dateien ist', he: 'מה יש בקבצים' })
  return (
    // What scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section aria-label={name} className="move-in__table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{word({ en: 'Kind', de: 'Art', he: 'סוג' })}</th>
            <th scope="col">{word({ en: 'Status', de: 'Status', he: 'סטטוס' })}</th>
            <th scope="col">{word({ en: 'In the files', de: 'In den Dateien', he: 'בקבצים' })}</th>
            <th scope="col">{word({ en: 'Come over', de: 'Kommen herüber', he: 'יועברו' })}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ kind, status, hasPassword, items, imported, merged }) => (
            <tr key={`${kind} ${status} ${hasPassword}`}>
              <th scope="row">{word(kindName(kind))}</th>
              <td>{word(statusName({ status, hasPassword }))}</td>
              <td>{items}</td>
              <td>{imported + merged}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
