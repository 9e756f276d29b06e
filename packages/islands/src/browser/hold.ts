/**
 * Keeps a submit, and clicks on its button, from leaving the page while an island is loading, and remembers the last.
 *
 * @returns Ends the holding and replays what was held on the same element.
 */
export function holdSubmits(island: HTMLElement): () => void {
  let held: { form: HTMLFormElement; submitter: HTMLElement | null } | undefined
  const hold = (event: SubmitEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    held = { form: event.target as HTMLFormElement, submitter: event.submitter }
  }
  island.addEventListener('submit', hold, { capture: true })
  return () => {
    island.removeEventListener('submit', hold, { capture: true })
    if (held?.form.isConnected) held.form.requestSubmit(held.submitter?.isConnected ? held.submitter : undefined)
  }
}

/**
 * Remembers the last button that is pressed in an element while what drives it is loading.
 *
 * @returns Ends the remembering and presses it again.
 */
export function holdPresses(element: HTMLElement): () => void {
  let pressed: HTMLElement | null = null
  const hold = ({ target }: Event) => {
    pressed = (target as Element).closest('button')
  }
  element.addEventListener('click', hold, { capture: true })
  return () => {
    element.removeEventListener('click', hold, { capture: true })
    if (pressed?.isConnected) pressed.click()
  }
}
