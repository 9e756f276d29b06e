import type { ReactNode } from 'react'
import type { ShownBody } from '../core/form.ts'
import { parseRowName } from '../core/rows.ts'
import { controlsIn } from '../core/shown-body.ts'
import type { Control } from '../core/template/control.ts'
import { isEntered } from './control-entry.ts'
import { entryOf } from './control-view.tsx'
import type { SubmissionState } from './submission-state.ts'
import { tipId } from './tip-id.ts'

/** Response for screen readers: its sentence, and the problems with links to their fields. */
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
          const label = labelOf(body, field)
          const sentence = label ? `${label}: ${error}` : error
          return (
            <li key={field} id={tipId(unitTag, field)}>
              {id === undefined ? sentence : <a href={`#${id}`}>{sentence}</a>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Label of a field; a template has its labels in its HTML. */
function labelOf(body: ShownBody, field: string): string | undefined {
  if (body.kind !== 'fields') return undefined
  const { first, row } = parseRowName(field)
  const own = body.fields.find(({ control }) => nameOf(control) === field)
  const label = (own ?? body.fields.find(({ control }) => nameOf(control) === first))?.label
  return label && !own && row > 1 ? `${label} (${row})` : label
}

/**
 * Id of the control that a problem leads to, which others may go by the same name as. Templates give ids only where they
 * ask for them.
 */
function controlId(body: ShownBody, unitTag: string, field: string): string | undefined {
  const named = (name: string) =>
    controlsIn(body).find((control) => isEntered(entryOf(control)) && nameOf(control) === name)
  const control = named(field) ?? named(parseRowName(field).first)
  const own = control && 'id' in control ? control.id : undefined
  return own ?? (control && body.kind === 'fields' && hasElement(control) ? `${unitTag}-${field}` : undefined)
}

/** Groups have no element of their own that could be led to, unless the editor has given it an id. */
function hasElement(control: Control): boolean {
  const { layout } = entryOf(control)
  return layout !== 'group' && layout !== 'box'
}

function nameOf(control: Control): string | undefined {
  return 'name' in control ? control.name : undefined
}
