import type { ReactNode } from 'react'
import type { ShownBody } from '../core/form.ts'
import { controlsIn } from '../core/shown-body.ts'
import { errorId } from '../core/unit-tag.ts'
import type { SubmissionState } from './submission-state.ts'

/** What screen readers are told of an answer: its sentence, and what must be mended where. */
export function ScreenReaderResponse(props: {
  readonly state: SubmissionState
  readonly unitTag: string
  readonly body: ShownBody
}): ReactNode {
  const { state, unitTag, body } = props
  return (
    <div className="screen-reader-response">
      {/* biome-ignore lint/a11y/useSemanticElements: the protocol's scripts look for a paragraph with this role */}
      <p role="status" aria-live="polite" aria-atomic="true">
        {state.message}
      </p>{' '}
      <ul>
        {state.problems.map(({ field, error }) => {
          const id = controlId(body, unitTag, field)
          return (
            <li key={field} id={errorId(unitTag, field)}>
              {id === undefined ? error : <a href={`#${id}`}>{error}</a>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Id of the control that a problem leads to. Templates give ids only where they ask for them. */
function controlId(body: ShownBody, unitTag: string, field: string): string | undefined {
  const control = controlsIn(body).find((control) => 'name' in control && control.name === field)
  const own = control && 'id' in control ? control.id : undefined
  return own ?? (body.kind === 'fields' ? `${unitTag}-${field}` : undefined)
}
