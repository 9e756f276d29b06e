import type { ReactNode } from 'react'
import type { CheckboxField, RadioField } from '../core/form.ts'
import { errorId } from '../core/unit-tag.ts'
import { type FieldState, Optional, Wrap } from './field-control.tsx'

/** Checkboxes or radio buttons, as a group with a name. */
export function ChoiceGroup({
  field,
  state,
}: {
  readonly field: CheckboxField | RadioField
  readonly state: FieldState
}): ReactNode {
  const { unitTag, problem, value } = state
  const chosen = value === undefined ? [field.defaultValue] : [value].flat()
  const exclusive = field.type === 'checkbox' && field.exclusive
  const name = field.type === 'checkbox' && !exclusive ? `${field.name}[]` : field.name
  const required = field.type === 'radio' || field.required
  const describedBy = [
    field.hint && `${unitTag}-${field.name}-hint`,
    problem !== undefined && errorId(unitTag, field.name),
  ]
  return (
    <fieldset
      className="field field--group"
      data-invalid={problem === undefined ? undefined : ''}
      aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
    >
      <legend className="field__label">
        {field.label}
        <Optional required={required} />
      </legend>
      {field.hint && (
        <span className="field__hint" id={`${unitTag}-${field.name}-hint`}>
          {field.hint}
        </span>
      )}
      <Wrap name={field.name} problem={problem}>
        <span
          className={`field__choices wpcf7-form-control wpcf7-${field.type}${exclusive ? ' wpcf7-exclusive-checkbox' : ''}${required ? ' wpcf7-validates-as-required' : ''}`}
        >
          {field.choices.map((choice, index) => (
            <span
              key={choice}
              className={`wpcf7-list-item${index === 0 ? ' first' : ''}${index === field.choices.length - 1 ? ' last' : ''}`}
            >
              <label className="field__choice">
                <input type={field.type} name={name} value={choice} defaultChecked={chosen.includes(choice)} />
                <span className="wpcf7-list-item-label">{choice}</span>
              </label>
            </span>
          ))}
        </span>
      </Wrap>
    </fieldset>
  )
}
