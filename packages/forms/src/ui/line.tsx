import { Stepper } from '@vitrine/ui/stepper'
import type { ReactNode } from 'react'
import { asText } from '../core/submitted.ts'
import type { LineControl } from '../core/template/control-parts.ts'
import { controlAttributes } from './control-attributes.ts'
import type { ControlEntry, ControlProps } from './control-entry.ts'

/** One line. */
function Line({ control, state, surround }: ControlProps<LineControl>): ReactNode {
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
  const stepper = surround.stepper
  return stepper && attributes.id ? (
    <Stepper {...stepper} id={attributes.id} field={attributes} />
  ) : (
    <input {...attributes} type={type} />
  )
}

/** Entry of one-line inputs. */
export const lineView: ControlEntry<LineControl> = { View: Line, layout: 'label' }
