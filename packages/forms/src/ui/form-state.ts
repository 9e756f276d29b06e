import type { StepperTexts } from '@vitrine/ui/core'
import { createContext } from 'react'
import type { FormTextKey } from '../core/form-texts.ts'
import type { SubmittedValue } from '../core/submitted.ts'
import type { Rows } from './form-rows.ts'
import type { Repeats } from './rows/rows-props.ts'

/** State that the controls of a form are rendered with. */
export interface FormState {
  readonly unitTag: string
  /** Level of headings in the form; 2 if absent. */
  readonly headingLevel?: 2 | 3 | undefined
  /** Problem of a field, if any. */
  readonly problemOf: (name: string) => string | undefined
  /** Value typed into a post without script; undefined if nothing was posted. */
  readonly postedOf: (name: string) => SubmittedValue | undefined
  /** Text of the response; may be empty. */
  readonly response: string
  /** Why the button of the form may wait; undefined in forms whose button does not. */
  readonly held?: string | undefined
  /** Text of the form in the site's words; empty for texts that it never shows. */
  readonly textOf: (key: FormTextKey) => string
  /** The rows of its groups that repeat. */
  readonly rows: Rows
  /** Shows groups that repeat; undefined in forms without. */
  readonly Rows?: Repeats['View'] | undefined
  /** Script has taken over. */
  readonly isAwake: boolean
}

/**
 * Reaches the controls past everything between them and the form, which therefore renders only once: what scripts of the
 * page change in a hidden field, or in a template's own HTML, stays as they left it.
 */
export const FormStateContext = createContext<FormState>({
  unitTag: '',
  problemOf: () => undefined,
  postedOf: () => undefined,
  response: '',
  textOf: () => '',
  rows: [],
  isAwake: false,
})

/** Attributes that the layout adds to a control. */
export interface LayoutAttributes {
  readonly id?: string
  /** Ids of elements that describe the control, besides that of its problem. */
  readonly describedBy?: string
  /** The buttons around its number, and what they count. */
  readonly stepper?: { readonly of: string; readonly texts: StepperTexts }
}
