import type { ReactNode } from 'react'
import type { Control } from '../core/template/control.ts'
import type { FormState, LayoutAttributes } from './form-state.ts'

export interface ControlProps<Shown> {
  readonly control: Shown
  readonly state: FormState
  readonly surround: LayoutAttributes
}

/** Layout around a control, in forms that were built field by field. */
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

/** Views of a kind of control. */
export interface ControlEntry<Shown = Control> {
  View(props: ControlProps<Shown>): ReactNode
  /** Part of it that follows the control. */
  After?(props: { readonly control: Shown }): ReactNode
  /** Absent for what is no field that a visitor sees. */
  readonly layout?: FieldLayout
  /** Sends the form, and so stands below its last step. */
  readonly isButton?: true
}

/** True if visitors enter something: then it has its hint, and problems link to it. */
export function isEntered({ layout, isButton }: ControlEntry): boolean {
  return layout !== undefined && !isButton
}
