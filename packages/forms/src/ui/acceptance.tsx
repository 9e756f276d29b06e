import type { ReactNode } from 'react'
import type { AcceptanceControl } from '../core/template/control.ts'
import { describedBy } from './control-attributes.ts'
import { FormNodes } from './form-nodes.tsx'
import type { FormState } from './form-state.ts'

/** A box that must be ticked, with its text. */
export function Acceptance({
  control,
  state,
}: {
  readonly control: AcceptanceControl
  readonly state: FormState
}): ReactNode {
  const problem = state.problemOf(control.name)
  const description = describedBy(control.name, problem, state)
  const box = (
    <input
      type="checkbox"
      id={control.id}
      className={control.boxClassName}
      name={control.name}
      value="1"
      tabIndex={control.tabIndex}
      // Consent is given with each message anew: a box is never ticked because it was ticked before.
      defaultChecked={control.checked}
      aria-invalid={problem !== undefined}
      aria-describedby={description}
    />
  )
  const label = (
    <span className="wpcf7-list-item-label">
      <FormNodes nodes={control.content} />
    </span>
  )
  const hasText = control.content.length > 0
  return (
    <span className={[control.className, problem !== undefined && 'wpcf7-not-valid'].filter(Boolean).join(' ')}>
      <span className="wpcf7-list-item">
        {hasText ? (
          // biome-ignore lint/a11y/noLabelWithoutControl: the box is its content
          <label>
            {control.labelFirst && label}
            {box}
            {!control.labelFirst && label}
          </label>
        ) : (
          box
        )}
      </span>
    </span>
  )
}
