import type { ReactNode } from 'react'
import { DEFAULT_MAX_LENGTH, type Field } from '../core/form.ts'
import { asText, type SubmittedValue } from '../core/submission.ts'
import { errorId, type UnitTag } from '../core/unit-tag.ts'
import { ChoiceGroup } from './choice-group.tsx'

/** What a field is shown with. */
export interface FieldState {
  readonly unitTag: UnitTag
  readonly problem: string | undefined
  /** What was typed into a post without script. */
  readonly value: SubmittedValue | undefined
  /** False where the visitor may not send yet. */
  readonly canSubmit: boolean
}

/** One field of a contact form: label, control and tip, in the markup that the protocol's scripts know. */
export function FieldView({ field, state }: { readonly field: Field; readonly state: FieldState }): ReactNode {
  switch (field.type) {
    case 'submit':
      return (
        <p className="field field--submit">
          <input
            type="submit"
            className="wpcf7-form-control wpcf7-submit has-spinner"
            value={field.label}
            disabled={!state.canSubmit}
          />
          <span className="wpcf7-spinner" />
        </p>
      )
    case 'hidden':
      return (
        <input
          type="hidden"
          name={field.name}
          className="wpcf7-form-control wpcf7-hidden"
          defaultValue={field.defaultValue}
        />
      )
    case 'checkbox':
    case 'radio':
      return <ChoiceGroup field={field} state={state} />
    case 'acceptance':
      return <Acceptance field={field} state={state} />
    default:
      return <LabelledInput field={field} state={state} />
  }
}

type InputField = Exclude<Field, { type: 'submit' | 'hidden' | 'checkbox' | 'radio' | 'acceptance' }>

function LabelledInput({ field, state }: { readonly field: InputField; readonly state: FieldState }): ReactNode {
  const id = `${state.unitTag}-${field.name}`
  return (
    <div className="field" data-invalid={state.problem === undefined ? undefined : ''}>
      <label className="field__label" htmlFor={id}>
        {field.label}
        <Optional required={field.required} />
      </label>
      {field.hint && (
        <span className="field__hint" id={`${id}-hint`}>
          {field.hint}
        </span>
      )}
      <Wrap name={field.name} problem={state.problem}>
        <Input field={field} state={state} id={id} />
      </Wrap>
    </div>
  )
}

function Input({
  field,
  state,
  id,
}: {
  readonly field: InputField
  readonly state: FieldState
  readonly id: string
}): ReactNode {
  const { unitTag, problem, value } = state
  const given = value === undefined ? (field.defaultValue ?? '') : asText(value)
  const family = field.type === 'email' || field.type === 'url' || field.type === 'tel' ? ' wpcf7-text' : ''
  const shared = {
    id,
    name: field.name,
    className: [
      'field__control wpcf7-form-control',
      `wpcf7-${field.type}${family}`,
      field.required && 'wpcf7-validates-as-required',
      field.type !== 'text' &&
        field.type !== 'textarea' &&
        field.type !== 'select' &&
        `wpcf7-validates-as-${field.type}`,
      problem !== undefined && 'wpcf7-not-valid',
    ]
      .filter(Boolean)
      .join(' '),
    placeholder: field.placeholder,
    autoComplete: field.autocomplete,
    'aria-required': field.required || undefined,
    'aria-invalid': problem !== undefined,
    'aria-describedby':
      [field.hint && `${id}-hint`, problem !== undefined && errorId(unitTag, field.name)].filter(Boolean).join(' ') ||
      undefined,
  }
  if (field.type === 'textarea') {
    return (
      <textarea
        {...shared}
        rows={6}
        defaultValue={given}
        minLength={field.minLength}
        maxLength={field.maxLength ?? DEFAULT_MAX_LENGTH.textarea}
      />
    )
  }
  if (field.type === 'select') {
    const { placeholder: _, ...attributes } = shared
    return (
      <select
        {...attributes}
        name={field.multiple ? `${field.name}[]` : field.name}
        multiple={field.multiple}
        defaultValue={field.multiple ? [value ?? []].flat().map(String) : given}
      >
        {field.includeBlank && <option value="">—Please choose an option—</option>}
        {field.choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    )
  }
  if (field.type === 'number' || field.type === 'date') {
    const step = field.type === 'number' ? (field.step ?? 'any') : undefined
    return <input {...shared} type={field.type} defaultValue={given} min={field.min} max={field.max} step={step} />
  }
  return (
    <input
      {...shared}
      type={field.type}
      defaultValue={given}
      minLength={field.minLength}
      maxLength={field.maxLength ?? DEFAULT_MAX_LENGTH.line}
    />
  )
}

function Acceptance(props: {
  readonly field: Extract<Field, { type: 'acceptance' }>
  readonly state: FieldState
}): ReactNode {
  const { field, state } = props
  const modes = [field.invert && ' invert', field.optional && ' optional'].filter(Boolean).join('')
  return (
    <div className="field">
      <Wrap name={field.name} problem={state.problem}>
        <span className={`wpcf7-form-control wpcf7-acceptance${modes}`}>
          <span className="wpcf7-list-item">
            <label className="field__choice">
              <input
                type="checkbox"
                name={field.name}
                value="1"
                defaultChecked={state.value === undefined ? field.checked : asText(state.value) !== ''}
                aria-invalid={state.problem !== undefined}
              />
              <span className="wpcf7-list-item-label">{field.text || field.label}</span>
            </label>
          </span>
        </span>
      </Wrap>
    </div>
  )
}

/** The control with its tip. The tip is hidden from screen readers: the list at the form's start tells them. */
export function Wrap(props: {
  readonly name: string
  readonly problem: string | undefined
  readonly children: ReactNode
}): ReactNode {
  return (
    <span className="wpcf7-form-control-wrap" data-name={props.name}>
      {props.children}
      {props.problem !== undefined && (
        <span className="wpcf7-not-valid-tip" aria-hidden="true">
          {props.problem}
        </span>
      )}
    </span>
  )
}

/** Most fields must be filled out, so it is the others that say so. */
export function Optional({ required }: { readonly required: boolean }): ReactNode {
  return required ? null : <span className="field__optional"> optional</span>
}
