import { Stepper } from '@vitrine/ui/stepper'
import type { ReactNode } from 'react'
import { asText } from '../core/submission.ts'
import type {
  AreaControl,
  CaptchaAnswerControl,
  FileControl,
  LineControl,
  SelectControl,
} from '../core/template/control.ts'
import { controlAttributes } from './control-attributes.ts'
import type { FormState, Surround } from './form-state.ts'

interface Props<Control> {
  readonly control: Control
  readonly state: FormState
  readonly surround?: Surround
}

/** One line. */
export function Line({ control, state, surround }: Props<LineControl>): ReactNode {
  const posted = state.postedOf(control.name)
  const { type, ...attributes } = {
    ...controlAttributes(control, state, surround),
    type: control.type,
    name: control.name,
    size: control.size,
    minLength: control.minLength,
    maxLength: control.maxLength,
    min: control.min,
    max: control.max,
    step: control.step,
    list: control.list,
    readOnly: control.readOnly,
    autoComplete: control.autoComplete,
    placeholder: control.placeholder,
    'aria-required': control.required || undefined,
    defaultValue: posted === undefined ? control.value : asText(posted),
  }
  const stepper = surround?.stepper
  return stepper && attributes.id ? (
    <Stepper {...stepper} id={attributes.id} field={attributes} />
  ) : (
    <input {...attributes} type={type} />
  )
}

/** Several lines. */
export function Area({ control, state, surround }: Props<AreaControl>): ReactNode {
  const posted = state.postedOf(control.name)
  return (
    <textarea
      {...controlAttributes(control, state, surround)}
      name={control.name}
      cols={control.cols}
      rows={control.rows}
      minLength={control.minLength}
      maxLength={control.maxLength}
      readOnly={control.readOnly}
      autoComplete={control.autoComplete}
      placeholder={control.placeholder}
      aria-required={control.required || undefined}
      defaultValue={posted === undefined ? control.value : asText(posted)}
    />
  )
}

export function Select({ control, state, surround }: Props<SelectControl>): ReactNode {
  const posted = state.postedOf(control.name)
  const chosen =
    posted === undefined
      ? control.options.filter((option) => option.chosen).map(({ value }) => value)
      : [posted].flat().map(String)
  return (
    <select
      {...controlAttributes(control, state, surround)}
      name={control.multiple ? `${control.name}[]` : control.name}
      multiple={control.multiple}
      size={control.size}
      autoComplete={control.autoComplete}
      aria-required={control.required || undefined}
      defaultValue={control.multiple ? chosen : chosen[0]}
    >
      {control.options.map(({ value, label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: values may repeat, and never change their order
        <option key={index} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

export function File({ control, state, surround }: Props<FileControl>): ReactNode {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the protocol's markup, and the only word of it for screen readers
    <input
      {...controlAttributes(control, state, surround)}
      type="file"
      name={control.name}
      size={control.size}
      accept={control.accept}
      capture={control.capture}
      aria-required={control.required || undefined}
    />
  )
}

export function CaptchaAnswer({ control, state, surround }: Props<CaptchaAnswerControl>): ReactNode {
  return (
    <input
      {...controlAttributes(control, state, surround)}
      type="text"
      name={control.name}
      size={control.size}
      minLength={control.minLength}
      maxLength={control.maxLength}
      placeholder={control.placeholder}
      autoComplete="off"
      defaultValue={control.value}
    />
  )
}
