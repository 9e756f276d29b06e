import type { ReactNode } from 'react'
import type { Control } from '../core/template/control.ts'
import type { FormState, Surround } from './form-state.ts'

export interface ControlProps<Shown> {
  readonly control: Shown
  readonly state: FormState
  readonly surround: Surround
}

/** What stands around a control in a form that was put together field by field. */
export type FieldLayout =
  /** A label of its own, and the hint. */
  | 'label'
  /** Several boxes, with a name for all of them. */
  | 'group'
  /** A heading, where the control has its own label. */
  | 'heading'
  /** Nothing but the space of a field. */
  | 'box'
  | 'button'

/** How a control is shown. */
export interface ControlEntry<Shown = Control> {
  View(props: ControlProps<Shown>): ReactNode
  /** What of it stands behind the control. */
  After?(props: { readonly control: Shown }): ReactNode
  /** Absent for what is no field that a visitor sees. */
  readonly layout?: FieldLayout
  /** Sends the form, and so stands below its last step. */
  readonly isButton?: true
}

/** Whether a control takes what a visitor enters: it has its tip, and problems lead to it. */
export function isEntered({ layout, isButton }: ControlEntry): boolean {
  return layout !== undefined && !isButton
}
