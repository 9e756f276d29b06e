import type { ShownBody } from '../core/form.ts'
import type { FlowOptions } from './flow/flow-options.ts'

/**
 * Fetches what leads through a form with steps or conditions; other forms need nothing of it. Where it cannot be fetched
 * everything is shown, as without script, and the server decides.
 */
export function loadFlow(
  form: HTMLFormElement,
  body: ShownBody,
  { texts, check, signal }: Omit<FlowOptions, 'body'>,
): void {
  if (body.kind !== 'fields') return
  const isConditional = [...body.fields, ...(body.groups ?? [])].some(({ onlyIf }) => onlyIf !== undefined)
  if (!isConditional && !body.steps) return
  let isReady = false
  const starting = import('./flow/start-flow.ts')
    .then(({ startFlow }) => startFlow(form, { body, texts, check, signal }))
    .catch((failure: unknown) => {
      console.error(failure)
      showAll(form)
    })
    .finally(() => {
      isReady = true
    })
  const goOn = (event: SubmitEvent) => {
    const { submitter } = event
    const isNext = submitter?.matches('.form-steps__next') === true
    if (isReady && (!isNext || form.dataset.flow === 'none')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    void starting.then((flow) => (isNext ? flow?.next() : form.requestSubmit(submitter)))
  }
  form.addEventListener('submit', goOn, { capture: true, signal })
}

/** Shows all parts of a form: nothing will show them one by one. */
export function showAll(form: HTMLFormElement): void {
  form.dataset.flow = 'none'
}
