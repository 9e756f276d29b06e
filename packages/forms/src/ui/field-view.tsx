import { type ReactNode, use } from 'react'
import type { ShownField } from '../core/form.ts'
import { describedBy } from './control-attributes.ts'
import { ControlView, entryOf } from './control-view.tsx'
import { FormStateContext } from './form-state.ts'

/** One field of a form that was put together field by field, shown only when its condition holds. */
export function FieldView({ field, place }: { readonly field: ShownField; readonly place: number }): ReactNode {
  if (field.onlyIf === undefined) return <Field field={field} />
  const { layout } = entryOf(field.control)
  // A label says it itself, so that it is part of the control's name.
  const isSaidBefore = layout === 'heading' || layout === 'box' || layout === 'button'
  return (
    <div className="field-when" data-field={place} data-waits={field.waits ? '' : undefined}>
      {isSaidBefore && <OnlyIf text={field.onlyIf} />}
      <Field field={field} />
    </div>
  )
}

/** Label, hint and control. */
function Field({ field }: { readonly field: ShownField }): ReactNode {
  const { control, label, hint } = field
  switch (entryOf(control).layout) {
    case 'label':
      return <Labelled field={field} />
    case 'group':
      return <Group field={field} />
    case 'heading':
      return (
        <div className="field">
          <p className="field__label">{label}</p>
          {hint && <p className="field__hint">{hint}</p>}
          <ControlView control={control} />
        </div>
      )
    case 'box':
      return (
        <div className="field">
          <ControlView control={control} />
        </div>
      )
    case 'button':
      return <Button field={field} />
    default:
      return <ControlView control={control} />
  }
}

/** A control with a label of its own. */
function Labelled({ field }: { readonly field: ShownField }): ReactNode {
  const state = use(FormStateContext)
  const { control, label, hint, stepper } = field
  const name = nameOf(field)
  const id = `${state.unitTag}-${name}`
  const { After } = entryOf(control)
  return (
    <div className="field" data-invalid={state.problemOf(name) === undefined ? undefined : ''}>
      <label className="field__label" htmlFor={id}>
        {label}
        <Optional field={field} />
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
      {After && <After control={control} />}
      {field.counter && <Counter control={field.counter} />}
    </div>
  )
}

/** Checkboxes or radio buttons, as a group with a name. */
function Group({ field }: { readonly field: ShownField }): ReactNode {
  const state = use(FormStateContext)
  const { control } = field
  const name = nameOf(field)
  const id = `${state.unitTag}-${name}`
  const problem = state.problemOf(name)
  return (
    <fieldset
      className="field field--group"
      data-invalid={problem === undefined ? undefined : ''}
      {...('type' in control &&
        control.type === 'radio' && {
          role: 'radiogroup',
          'aria-required': control.required,
          'aria-invalid': problem !== undefined,
        })}
      aria-describedby={describedBy(name, problem, state, field.hint ? { describedBy: `${id}-hint` } : {})}
    >
      <legend className="field__label">
        {field.label}
        <Optional field={field} />
        <OnlyIf text={field.onlyIf} />
      </legend>
      <Hint id={id} text={field.hint} />
      <ControlView control={control} />
    </fieldset>
  )
}

/** The button, with why it may wait. */
function Button({ field }: { readonly field: ShownField }): ReactNode {
  const { held, unitTag } = use(FormStateContext)
  return (
    <p className="field field--submit">
      <ControlView control={field.control} />
      {held && (
        <span className="field__hint form-held" id={`${unitTag}-held`} hidden>
          {held}
        </span>
      )}
    </p>
  )
}

/** The number of characters within what is said of it. */
function Counter({ control }: { readonly control: NonNullable<ShownField['counter']> }): ReactNode {
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

function nameOf({ control }: ShownField): string {
  return 'name' in control ? control.name : ''
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
function Optional({ field: { control } }: { readonly field: ShownField }): ReactNode {
  const { textOf } = use(FormStateContext)
  return 'required' in control && !control.required ? (
    <span className="field__optional"> {textOf('optional')}</span>
  ) : null
}
