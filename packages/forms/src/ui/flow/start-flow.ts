import { holdButtons } from '../behaviours/choices.ts'
import { conditionalParts } from './conditional-parts.ts'
import type { FlowOptions } from './flow-options.ts'
import { formSteps } from './form-steps.ts'

/** Conditional parts and steps of a form. */
export interface Flow {
  /** Goes on to the next step, unless something in this one must be mended. */
  readonly next: () => Promise<void>
}

export function startFlow(form: HTMLFormElement, { body, texts = {}, check, signal }: FlowOptions): Flow {
  const showParts = conditionalParts(form, body, texts)
  // Which step comes first depends on what is asked.
  showParts()
  const steps = body.steps && formSteps(form, { texts, check, signal })
  const update = () => {
    showParts()
    steps?.show()
  }
  update()
  // A box that nobody is asked to tick holds no button.
  holdButtons(form)
  form.dataset.flow = 'on'
  // Before those who look at the fields, so that what they find is what the visitor sees.
  for (const name of ['input', 'change', 'submit']) form.addEventListener(name, update, { capture: true, signal })
  // The fields have their first values once all have heard of the reset.
  form.addEventListener('reset', () => queueMicrotask(update), { signal })
  window.addEventListener('pageshow', update, { signal })
  return { next: async () => steps?.next() }
}
