/** History state of a form's steps. */
interface StepEntry {
  /** Place of the step that is shown, from 0. */
  readonly at: number
  /** The step that the entry before it shows, when visitors came from there. */
  readonly before?: number
}

/** The part of `history.state` that is about steps: entries by the id of what holds a form. */
interface StepsState {
  readonly formSteps?: Readonly<Record<string, StepEntry>>
}

/** @param form Id of what holds the form. @returns Undefined in an entry that knows nothing of its steps. */
export function stepInHistory(form: string): StepEntry | undefined {
  return stateOf().formSteps?.[form]
}

/** Says in the entry that is shown which step that is. */
export function noteStep(form: string, at: number): void {
  history.replaceState(withStep(form, { at }), '')
}

/** Adds an entry for the next step, after one for the step that visitors leave. */
export function addStep(form: string, { from, to }: { readonly from: number; readonly to: number }): void {
  if (stepInHistory(form)?.at !== from) noteStep(form, from)
  history.pushState(withStep(form, { at: to, before: from }), '')
}

function withStep(form: string, entry: StepEntry): StepsState {
  const state = stateOf()
  return { ...state, formSteps: { ...state.formSteps, [form]: entry } }
}

/** Other scripts of a page may have put anything there. */
function stateOf(): StepsState {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? state : {}
}
