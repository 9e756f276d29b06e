import { type ReactNode, use } from 'react'
import type { Control, ControlKind, ControlOf } from '../core/template/control.ts'
import { FIELD_VIEWS } from '../fields/views.ts'
import { type ControlEntry, isEntered } from './control-entry.ts'
import { FormStateContext, type LayoutAttributes } from './form-state.ts'
import { Wrap } from './wrap.tsx'

const BY_KIND: { readonly [Kind in ControlKind]: ControlEntry<ControlOf<Kind>> } = FIELD_VIEWS

/** Controls of kinds that have several types; a type may be shown in a way of its own. */
type TypedControl = Extract<Control, { readonly type: string }>

const BY_TYPE: { readonly [Type in TypedControl['type']]?: ControlEntry<TypedControl> } = FIELD_VIEWS

/** Finds the views of a control. */
export function entryOf(control: Control): ControlEntry {
  return ('type' in control && BY_TYPE[control.type]) || BY_KIND[control.kind]
}

/** One control of a contact form with its tip, in the markup that scripts and styles made for the protocol know. */
export function ControlView(props: {
  readonly control: Control
  readonly surround?: LayoutAttributes | undefined
}): ReactNode {
  const { control, surround = {} } = props
  const state = use(FormStateContext)
  const entry = entryOf(control)
  const { View } = entry
  const view = <View control={control} state={state} surround={surround} />
  return isEntered(entry) && 'name' in control ? (
    <Wrap name={control.name} problem={state.problemOf(control.name)}>
      {view}
    </Wrap>
  ) : (
    view
  )
}
