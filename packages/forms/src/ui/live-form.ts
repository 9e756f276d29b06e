import type { Schema } from '../core/rule.ts'
import { statusClass } from '../core/status.ts'
import { inertParts } from './behaviours/inert-parts.ts'
import { setValidity } from './behaviours/problems.ts'
import type { ContactFormProps } from './contact-form.props.ts'
import type { PageScript } from './page-script.ts'
import { dispatchFormEvent, type PublicFormState, publicFormState } from './public-form-state.ts'
import { initialState, type SubmissionState } from './submission-state.ts'

/** FormRenderContext of a form: what the server wrote of it, and the page that it stands on. */
export interface FormEnvironment {
  readonly props: ContactFormProps
  readonly page: PageScript
  /** Renders a state before it returns. */
  readonly show: (state: SubmissionState) => void
  /** The schema of the form as it now stands. */
  readonly schemaOf: (schema: Schema, form: HTMLFormElement) => Schema
}

/** A form in a browser, with the one state that it shows. */
export interface LiveForm extends FormEnvironment {
  readonly form: HTMLFormElement
  readonly about: PublicFormState
  readonly stateOf: () => SubmissionState
  /** Shows a change, then tells the page if the status is another one. */
  readonly update: (change: Partial<SubmissionState>) => void
}

/** Begins with what the server shows of a form, and lets other scripts of the page read of it. */
export function liveForm(form: HTMLFormElement, environment: FormEnvironment): LiveForm {
  const { props, page, show } = environment
  const about = publicFormState(form, props, page)
  const makeInert = inertParts(form)
  let state = initialState(props.outcome)
  form.wpcf7 = about
  setValidity(form, state.problems)
  return {
    ...environment,
    form,
    about,
    stateOf: () => state,
    update(change) {
      state = { ...state, ...change }
      show(state)
      if (change.problems) setValidity(form, state.problems)
      const prevStatus = about.status
      about.status = statusClass(state.status)
      if (about.status === prevStatus) return
      makeInert(about.status)
      dispatchFormEvent(form, about, 'statuschanged', { status: about.status, prevStatus })
    },
  }
}
