import type { Schema } from '../core/rule.ts'
import { statusClass } from '../core/status.ts'
import { type AboutForm, aboutForm, announce } from './about-form.ts'
import type { ContactFormProps } from './contact-form.props.ts'
import { inertParts } from './helpers/inert-parts.ts'
import { setValidity } from './helpers/problems.ts'
import type { PageScript } from './page-script.ts'
import { initialState, type SubmissionState } from './submission-state.ts'

/** Surroundings of a form: what the server wrote of it, and the page that it stands on. */
export interface FormSurroundings {
  readonly props: ContactFormProps
  readonly page: PageScript
  /** Renders a state before it returns. */
  readonly show: (state: SubmissionState) => void
  /** The schema of the form as it now stands. */
  readonly schemaOf: (schema: Schema, form: HTMLFormElement) => Schema
}

/** A form in a browser, with the one state that it shows. */
export interface LiveForm extends FormSurroundings {
  readonly form: HTMLFormElement
  readonly about: AboutForm
  readonly stateOf: () => SubmissionState
  /** Shows a change, then tells the page if the status is another one. */
  readonly update: (change: Partial<SubmissionState>) => void
}

/** Begins with what the server shows of a form, and lets other scripts of the page read of it. */
export function liveForm(form: HTMLFormElement, surroundings: FormSurroundings): LiveForm {
  const { props, page, show } = surroundings
  const about = aboutForm(form, props, page)
  const makeInert = inertParts(form)
  let state = initialState(props.outcome)
  form.wpcf7 = about
  setValidity(form, state.problems)
  return {
    ...surroundings,
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
      announce(form, about, 'statuschanged', { status: about.status, prevStatus })
    },
  }
}
