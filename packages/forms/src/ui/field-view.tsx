import { type ReactNode, use } from 'react'
import type { ShownField } from '../core/form.ts'
import { rangeStart } from '../core/range-start.ts'
import type { CountControl } from '../core/template/control.ts'
import { describedBy } from './control-attributes.ts'
import { ControlView } from './control-view.tsx'
import { FormStateContext } from './form-state.ts'

/** One field of a form that was put together field by field, shown only when its condition holds. */
export function FieldView({ field, place }: { readonly field: ShownField; readonly place: number }): ReactNode {
  if (field.onlyIf === undefined) return <Field field={field} />
  return (
    <div className="field-when" data-field={place} data-waits={field.waits ? '' : undefined}>
      {!LABELLED.has(field.control.kind) && <OnlyIf text={field.onlyIf} />}
      <Field field={field} />
    </div>
  )
}

/** Controls whose label says when they are asked, so that it is part of their name. */
const LABELLED = new Set<ShownField['control']['kind']>(['line', 'area', 'select', 'file', 'choices', 'hidden'])

/** Label, hint and control. */
function Field({ field }: { readonly field: ShownField }): ReactNode {
  const state = use(FormStateContext)
  const { control, label, hint, stepper } = field
  const view = <ControlView control={control} />
  switch (control.kind) {
    case 'submit':
      return (
        <p className="field field--submit">
          {view}
          {state.held && (
            <span className="field__hint form-held" id={`${state.unitTag}-held`} hidden>
              {state.held}
            </span>
          )}
        </p>
      )
    case 'acceptance':
      return <div className="field">{view}</div>
    case 'choices':
      return <Group field={field} control={control} />
    case 'line':
    case 'area':
    case 'select':
    case 'file':
    case 'captcha-answer': {
      const id = `${state.unitTag}-${control.name}`
      const invalid = state.problemOf(control.name) !== undefined
      return (
        <div className="field" data-invalid={invalid ? '' : undefined}>
          <label className="field__label" htmlFor={id}>
            {label}
            {'required' in control && <Optional required={control.required} />}
            <OnlyIf text={field.onlyIf} />
          </label>
          <Hint id={id} text={hint} />
          {field.picture && <ControlView control={field.picture} />}
          <ControlView
            control={control}
            surround={{
              id,
              ...(hint && { describedBy: `${id}-hint` }),
              ...(stepper && { stepper: { of: label, texts: stepper } }),
            }}
          />
          {control.kind === 'line' && control.type === 'range' && (
            // What is chosen is heard from the scale itself.
            <output className="field__value" aria-hidden="true">
              {rangeStart(control)}
            </output>
          )}
          {field.counter && <Counter control={field.counter} />}
        </div>
      )
    }
    case 'quiz':
    case 'stripe':
      return (
        <div className="field">
          <p className="field__label">{label}</p>
          {hint && <p className="field__hint">{hint}</p>}
          {view}
        </div>
      )
    default:
      return view
  }
}

/** The number of characters within what is said of it. */
function Counter({ control }: { readonly control: CountControl }): ReactNode {
  const { textOf } = use(FormStateContext)
  const [before = '', after = ''] = textOf(control.direction === 'up' ? 'charactersTyped' : 'charactersLeft').split(
    '{count}',
  )
  return (
    <p className="field__hint">
      {before}
      <ControlView control={control} />
      {after}
    </p>
  )
}

/** Checkboxes or radio buttons, as a group with a name. */
function Group(props: {
  readonly field: ShownField
  readonly control: Extract<ShownField['control'], { kind: 'choices' }>
}): ReactNode {
  const state = use(FormStateContext)
  const { field, control } = props
  const id = `${state.unitTag}-${control.name}`
  const problem = state.problemOf(control.name)
  return (
    <fieldset
      className="field field--group"
      data-invalid={problem === undefined ? undefined : ''}
      {...(control.type === 'radio' && {
        role: 'radiogroup',
        'aria-required': control.required,
        'aria-invalid': problem !== undefined,
      })}
      aria-describedby={describedBy(control.name, problem, state, field.hint ? { describedBy: `${id}-hint` } : {})}
    >
      <legend className="field__label">
        {field.label}
        <Optional required={control.required} />
        <OnlyIf text={field.onlyIf} />
      </legend>
      <Hint id={id} text={field.hint} />
      <ControlView control={control} />
    </fieldset>
  )
}

/** The condition in words, for who sees every field because no script hides those that are not asked. */
export function OnlyIf({ text }: { readonly text: string | undefined }): ReactNode {
  return text ? <span className="only-if"> {text}</span> : null
}

function Hint({ id, text }: { readonly id: string; readonly text: string | undefined }): ReactNode {
  return text ? (
    <span className="field__hint" id={`${id}-hint`}>
      {text}
    </span>
  ) : null
}

/** Most fields must be filled out, so it is the others that say so. */
function Optional({ required }: { readonly required: boolean }): ReactNode {
  const { textOf } = use(FormStateContext)
  return required ? null : <span className="field__optional"> {textOf('optional')}</span>
}
