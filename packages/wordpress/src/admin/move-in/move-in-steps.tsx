'use client'

import { Button, ConfirmationModal, useModal, useTranslation } from '@payloadcms/ui'
import { adminTexts } from '@vitrine/content/core'
import { type ReactNode, useState } from 'react'
import { mayResume, type Task } from '../../core/move-in/move-in.ts'
import type { MoveInState } from '../../core/move-in/move-in-state.ts'
import { askMoveIn } from './ask-move-in.ts'
import { ChooseFiles } from './choose-files.tsx'
import { FoundInFiles } from './found-in-files.tsx'
import { Guesses } from './guesses.tsx'
import { ReportSection } from './report-section.tsx'
import { TASK_NAMES } from './task-names.ts'
import { TaskProgress } from './task-progress.tsx'
import { type Choice, useChoice } from './use-choice.ts'
import { useReport } from './use-report.ts'

const CONFIRM_UNDO = 'undo-import'

interface MoveInStepsProps {
  readonly state: MoveInState
  readonly look: () => Promise<void>
}

/** Steps of moving in, from the files to the report. */
export function MoveInSteps({ state, look }: MoveInStepsProps): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const choice = useChoice(state)
  const [problem, setProblem] = useState<string>()
  const isBusy = state.state === 'running'
  const found = useReport('look', state.reports.look && !isBusy, state.endedAt)
  const done = useReport('import', state.reports.import && !isBusy, state.endedAt)

  const ask = async (path: string, data?: object) => {
    const reply = await askMoveIn('POST', path, data)
    setProblem(reply.isDone ? undefined : word(reply.message))
    await look()
  }
  const start = (task: Task, resumes = false) =>
    ask('/start', { task, resumes, request: resumes && state.request ? state.request : choice.request })

  const changeAnswer = (option: string, answer: string) => {
    const { request } = state
    if (!request) return Promise.resolve()
    choice.setAnswer(option, answer)
    const answers = { ...request.answers, [option]: answer }
    return ask('/start', { task: 'import', request: { ...request, answers, changesAnswers: true } })
  }

  const result = (done.report || done.problem || state.canUndo) && (
    <section aria-labelledby="move-in-report">
      <h2 id="move-in-report">{word({ en: 'What came of it', de: 'Was daraus wurde' })}</h2>
      <p className="move-in__problem">{done.problem && word(done.problem)}</p>
      {done.report && <ReportSection report={done.report} task="import" />}
      {done.report && state.request && state.task === 'import' && state.canUndo && (
        <Guesses
          answers={state.request.answers}
          isBusy={isBusy}
          onChange={changeAnswer}
          questions={done.report.questions}
        />
      )}
      {state.canUndo && <UndoImport isBusy={isBusy} onUndo={() => start('undo')} />}
    </section>
  )
  // The result of an import comes first, until the next one is prepared.
  const isLooking = state.task === 'look'

  return (
    <>
      <TaskState onResume={(task) => start(task, true)} onStop={() => ask('/stop')} problem={problem} state={state} />
      {!isLooking && result}
      <section aria-labelledby="move-in-files">
        <h2 id="move-in-files">{word({ en: 'Choose the files', de: 'Dateien wählen' })}</h2>
        <ChooseFiles isBusy={isBusy} onChange={look} onRole={choice.setRole} roles={choice.roles} state={state} />
        <Button disabled={isBusy || choice.request.exports.length === 0} onClick={() => void start('look')}>
          {found.report
            ? word({ en: 'Look again, with these answers', de: 'Noch einmal ansehen, mit diesen Antworten' })
            : word({ en: 'See what is inside', de: 'Ansehen, was darin ist' })}
        </Button>
        <p className="move-in__hint">{word({ en: 'Looking changes nothing.', de: 'Ansehen ändert nichts.' })}</p>
      </section>
      {(found.report || found.problem) && (
        <section aria-labelledby="move-in-found">
          <h2 id="move-in-found">{word({ en: 'What is in them', de: 'Was darin ist' })}</h2>
          <p className="move-in__problem">{found.problem && word(found.problem)}</p>
          {found.report && <FoundInFiles choice={choice} isBusy={isBusy} report={found.report} />}
        </section>
      )}
      {found.report && <BeginSection choice={choice} isBusy={isBusy} onBegin={() => start('import')} />}
      {isLooking && result}
    </>
  )
}

function BeginSection(props: {
  readonly choice: Choice
  readonly isBusy: boolean
  readonly onBegin: () => Promise<void>
}): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { choice, isBusy, onBegin } = props
  return (
    <section aria-labelledby="move-in-begin">
      <h2 id="move-in-begin">{word({ en: 'Move in', de: 'Umziehen' })}</h2>
      <label className="move-in__check">
        <input
          checked={choice.fetchMedia}
          disabled={isBusy}
          onChange={(event) => choice.setFetchMedia(event.target.checked)}
          type="checkbox"
        />
        {word({
          en: 'Fetch files that are not here from the old site',
          de: 'Dateien, die hier fehlen, von der alten Website holen',
        })}
      </label>
      <label className="move-in__check">
        <input
          checked={choice.update}
          disabled={isBusy}
          onChange={(event) => choice.setUpdate(event.target.checked)}
          type="checkbox"
        />
        {word({
          en: 'Overwrite what was changed here since an earlier import',
          de: 'Überschreiben, was seit einem früheren Import hier geändert wurde',
        })}
      </label>
      <Button disabled={isBusy || choice.request.exports.length === 0} onClick={() => void onBegin()}>
        {word({ en: 'Move in', de: 'Umziehen' })}
      </Button>
      <p className="move-in__hint">
        {word({
          en: 'You can stop it, go on later, and take it back.',
          de: 'Anhalten, später weitermachen und zurücknehmen ist möglich.',
        })}
      </p>
    </section>
  )
}

/** The task that runs, or how the last one ended. */
function TaskState(props: {
  readonly state: MoveInState
  readonly problem: string | undefined
  readonly onStop: () => Promise<void>
  readonly onResume: (task: Task) => Promise<void>
}): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { state, problem, onStop, onResume } = props
  const { task = 'look', isHere, message } = state
  return (
    <div className="move-in__state">
      {state.state === 'running' && <TaskProgress state={state} />}
      {state.state === 'running' && isHere && (
        <Button buttonStyle="secondary" margin={false} onClick={() => void onStop()}>
          {word({ en: 'Stop', de: 'Anhalten' })}
        </Button>
      )}
      <div aria-live="polite">
        <EndedText state={state} />
      </div>
      {message !== '' && <pre className="move-in__message">{word(message)}</pre>}
      {!isHere && (
        <p className="move-in__notice">
          {word({
            en: 'The files of it lie on another machine of this site: only that one can go on.',
            de: 'Seine Dateien liegen auf einem anderen Rechner dieser Website: Nur der kann weitermachen.',
          })}
        </p>
      )}
      {mayResume(state.state) && isHere && (
        <Button margin={false} onClick={() => void onResume(task)}>
          {task === 'look'
            ? word({ en: 'Look again', de: 'Noch einmal ansehen' })
            : word({ en: 'Go on where it was', de: 'Dort weitermachen' })}
        </Button>
      )}
      <p className="move-in__problem" role="alert">
        {problem}
      </p>
    </div>
  )
}

function EndedText({ state }: { readonly state: MoveInState }): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const name = word(TASK_NAMES[state.task ?? 'look'])
  switch (state.state) {
    case 'done':
      return (
        <p className="move-in__step">
          {
            {
              look: word({ en: 'The files are looked through.', de: 'Die Dateien sind durchgesehen.' }),
              import: word({ en: 'Moving in is done.', de: 'Der Umzug ist fertig.' }),
              undo: word({ en: 'The import is taken back.', de: 'Der Import ist zurückgenommen.' }),
            }[state.task ?? 'look']
          }
        </p>
      )
    case 'stopped':
      return (
        <p className="move-in__step">
          {name} {word({ en: 'was stopped.', de: 'wurde angehalten.' })}
        </p>
      )
    case 'died':
      return (
        <p className="move-in__step">
          {name}{' '}
          {word({ en: 'was interrupted: the server ended it.', de: 'wurde unterbrochen: Der Server hat es beendet.' })}
        </p>
      )
    case 'failed':
      return (
        <p className="move-in__step">
          {name} {word({ en: 'did not work.', de: 'ist gescheitert.' })}
        </p>
      )
    default:
      return null
  }
}

function UndoImport({ isBusy, onUndo }: { readonly isBusy: boolean; readonly onUndo: () => Promise<void> }): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const { openModal } = useModal()
  return (
    <>
      <Button buttonStyle="secondary" disabled={isBusy} onClick={() => openModal(CONFIRM_UNDO)}>
        {word({ en: 'Take it back …', de: 'Zurücknehmen …' })}
      </Button>
      <ConfirmationModal
        body={word({
          en: 'All that this import made is removed, but for what was changed here since. Settings get the values that they had before.',
          de: 'Alles, was dieser Import angelegt hat, wird entfernt, außer was seither hier geändert wurde. Einstellungen erhalten ihre früheren Werte.',
        })}
        confirmLabel={word({ en: 'Take it back', de: 'Zurücknehmen' })}
        heading={word({ en: 'Take the import back?', de: 'Import zurücknehmen?' })}
        modalSlug={CONFIRM_UNDO}
        onConfirm={onUndo}
      />
    </>
  )
}
