import type { ReactNode } from 'react'
import { describedBy } from '../../ui/control-attributes.ts'
import type { ControlEntry, ControlProps } from '../../ui/control-entry.ts'
import { FormNodes } from '../../ui/form-nodes.tsx'
import type { AcceptanceControl } from './acceptance.tag.ts'

/** A box that must be ticked, with its text. */
function Acceptance({ control, state }: ControlProps<AcceptanceControl>): ReactNode {
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

const acceptance: ControlEntry<AcceptanceControl> = { View: Acceptance, layout: 'box' }

export const views = { acceptance }
