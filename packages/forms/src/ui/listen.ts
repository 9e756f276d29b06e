import { afterPointer } from './behaviours/after-pointer.ts'
import { allowFreeTexts, holdButtons, untickOthers } from './behaviours/choices.ts'
import { count } from './behaviours/counters.ts'
import { hideTip } from './behaviours/problems.ts'
import { showRangeValues } from './behaviours/range-values.ts'
import { addSpinners } from './behaviours/spinners.ts'
import { updateBehaviours } from './behaviours/update-behaviours.ts'
import type { PageScript } from './page-script.ts'
import { withScheme } from './url-prefix.ts'

/**
 * Turns what visitors do into what the page's scripts may wrap.
 *
 * @returns Looks at a field that was changed.
 */
export function listen(form: HTMLFormElement, page: PageScript, signal: AbortSignal): (changed: Element) => void {
  const on = <Name extends keyof HTMLElementEventMap>(name: Name, then: (event: HTMLElementEventMap[Name]) => void) =>
    form.addEventListener(name, then, { signal })

  const patience = afterPointer(signal)

  addSpinners(form)
  updateBehaviours(form)
  on('submit', (event) => {
    event.preventDefault()
    patience.drop()
    page.submit(form, { submitter: event.submitter })
  })
  on('reset', () => void page.reset(form))
  const look = (changed: Element) => {
    const control = changed as HTMLInputElement
    if (control.type === 'url') control.value = withScheme(control.value)
    untickOthers(form, control)
    allowFreeTexts(form, control)
    holdButtons(form)
    if (control.closest('.wpcf7-form-control')) patience.run(() => page.validate(form, { target: control }))
  }
  on('change', ({ target }) => look(target as Element))
  for (const name of ['input', 'keyup'] as const)
    on(name, ({ target }) => {
      count(form, (target as HTMLInputElement).name)
      showRangeValues(form)
    })
  for (const name of ['focusin', 'click'] as const) on(name, hideTip)
  if (page.cached) whenLoaded(() => page.reset(form), signal)
  return look
}

/** Runs a callback once the page has loaded. Values of a form that are for one visit are as old as the cached page. */
function whenLoaded(then: () => void, signal: AbortSignal): void {
  if (document.readyState === 'complete') queueMicrotask(then)
  else window.addEventListener('load', then, { signal })
}
