'use client'

import type { ReactNode } from 'react'
import type { ShownReport } from '../../core/move-in/shown-report.ts'
import type { KindCount } from '../../core/report/report.ts'
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
  const { site, kinds, questions } = report
  return (
    <>
      <p>
        {site.title || 'A site'} ({site.address})
      </p>
      <KindTable kinds={kinds} />
      {questions.length > 0 && (
        <fieldset className="move-in__questions">
          <legend>Questions that the export does not answer</legend>
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
  return (
    // What scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section aria-label="What is in the files" className="move-in__table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Kind</th>
            <th scope="col">Status</th>
            <th scope="col">In the files</th>
            <th scope="col">Come over</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ kind, status, items, imported, merged }) => (
            <tr key={`${kind} ${status}`}>
              <th scope="row">{kind}</th>
              <td>{status}</td>
              <td>{items}</td>
              <td>{imported + merged}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
