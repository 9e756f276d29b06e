'use client'

import { Button, ConfirmationModal, useModal } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import { mayResume, type Task } from '../../core/move-in/move-in.ts'
import type { MoveInState } from '../../core/move-in/move-in-state.ts'
import { askMoveIn } from './ask-move-in.ts'
import { ChooseFiles } from './choose-files.tsx'
import { FoundInFiles } from './found-in-files.tsx'
import { ReportSection } from './report-section.tsx'
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
  const choice = useChoice(state)
  const [problem, setProblem] = useState<string>()
  const isBusy = state.state === 'running'
  const found = useReport('look', state.reports.look && !isBusy, state.endedAt)
  const done = useReport('import', state.reports.import && !isBusy, state.endedAt)

  const ask = async (path: string, data?: object) => {
    const reply = await askMoveIn('POST', path, data)
    setProblem(reply.isDone ? undefined : reply.message)
    await look()
  }
  const start = (task: Task, resumes = false) =>
    ask('/start', { task, resumes, request: resumes && state.request ? state.request : choice.request })

  return (
    <>
      <TaskState onResume={(task) => start(task, true)} onStop={() => ask('/stop')} problem={problem} state={state} />
      <section aria-labelledby="move-in-files">
        <h2 id="move-in-files">Choose the files</h2>
        <ChooseFiles isBusy={isBusy} onChange={look} onRole={choice.setRole} roles={choice.roles} state={state} />
        <Button disabled={isBusy || choice.request.exports.length === 0} onClick={() => void start('look')}>
          {found.report ? 'Look again, with these answers' : 'See what is inside'}
        </Button>
        <p className="move-in__hint">Looking changes nothing.</p>
      </section>
      {(found.report || found.problem) && (
        <section aria-labelledby="move-in-found">
          <h2 id="move-in-found">What is in them</h2>
          <p className="move-in__problem">{found.problem}</p>
          {found.report && <FoundInFiles choice={choice} isBusy={isBusy} report={found.report} />}
        </section>
      )}
      {found.report && <BeginSection choice={choice} isBusy={isBusy} onBegin={() => start('import')} />}
      {(done.report || done.problem || state.canUndo) && (
        <section aria-labelledby="move-in-report">
          <h2 id="move-in-report">What came of it</h2>
          <p className="move-in__problem">{done.problem}</p>
          {done.report && <ReportSection report={done.report} task="import" />}
          {state.canUndo && <UndoImport isBusy={isBusy} onUndo={() => start('undo')} />}
        </section>
      )}
    </>
  )
}

function BeginSection(props: {
  readonly choice: Choice
  readonly isBusy: boolean
  readonly onBegin: () => Promise<void>
}): ReactNode {
  const { choice, isBusy, onBegin } = props
  return (
    <section aria-labelledby="move-in-begin">
      <h2 id="move-in-begin">Move in</h2>
      <label className="move-in__check">
        <input
          checked={choice.fetchMedia}
          disabled={isBusy}
          onChange={(event) => choice.setFetchMedia(event.target.checked)}
          type="checkbox"
        />
        Fetch files that are not here from the old site
      </label>
      <label className="move-in__check">
        <input
          checked={choice.update}
          disabled={isBusy}
          onChange={(event) => choice.setUpdate(event.target.checked)}
          type="checkbox"
        />
        Overwrite what was changed here since an earlier import
      </label>
      <Button disabled={isBusy || choice.request.exports.length === 0} onClick={() => void onBegin()}>
        Move in
      </Button>
      <p className="move-in__hint">You can stop it, go on later, and take it back.</p>
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
  const { state, problem, onStop, onResume } = props
  const { task = 'look', isHere, message } = state
  return (
    <div className="move-in__state">
      {state.state === 'running' && <TaskProgress state={state} />}
      {state.state === 'running' && isHere && (
        <Button buttonStyle="secondary" margin={false} onClick={() => void onStop()}>
          Stop
        </Button>
      )}
      <div aria-live="polite">
        <EndedText state={state} />
      </div>
      {message !== '' && <pre className="move-in__message">{message}</pre>}
      {!isHere && (
        <p className="move-in__notice">The files of it lie on another machine of this site: only that one can go on.</p>
      )}
      {mayResume(state.state) && isHere && (
        <Button margin={false} onClick={() => void onResume(task)}>
          {task === 'look' ? 'Look again' : 'Go on where it was'}
        </Button>
      )}
      <p className="move-in__problem" role="alert">
        {problem}
      </p>
    </div>
  )
}

const TASK_NAMES = { look: 'Looking at the files', import: 'Moving in', undo: 'Taking the import back' } as const

function EndedText({ state }: { readonly state: MoveInState }): ReactNode {
  const name = TASK_NAMES[state.task ?? 'look']
  switch (state.state) {
    case 'done':
      return (
        <p className="move-in__step">
          {
            { look: 'The files are looked through.', import: 'Moving in is done.', undo: 'The import is taken back.' }[
              state.task ?? 'look'
            ]
          }
        </p>
      )
    case 'stopped':
      return <p className="move-in__step">{name} was stopped.</p>
    case 'died':
      return <p className="move-in__step">{name} was interrupted: the server ended it.</p>
    case 'failed':
      return <p className="move-in__step">{name} did not work.</p>
    default:
      return null
  }
}

function UndoImport({ isBusy, onUndo }: { readonly isBusy: boolean; readonly onUndo: () => Promise<void> }): ReactNode {
  const { openModal } = useModal()
  return (
    <>
      <Button buttonStyle="secondary" disabled={isBusy} onClick={() => openModal(CONFIRM_UNDO)}>
        Take it back …
      </Button>
      <ConfirmationModal
        body="All that this import made is removed, but for what was changed here since. Settings get the values that they had before."
        confirmLabel="Take it back"
        heading="Take the import back?"
        modalSlug={CONFIRM_UNDO}
        onConfirm={onUndo}
      />
    </>
  )
}
