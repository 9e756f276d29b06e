/** Where the check of a form asks and answers; undefined on a page that left it out. */
export function placeOf(form: HTMLFormElement): HTMLElement | undefined {
  const unitTag = form.closest('.wpcf7')?.id
  return places().find((place) => place.dataset.form === unitTag)
}

/** Asks for consent, or stops asking, in all places. */
export function askInPlaces(isAsked: boolean): void {
  for (const ask of document.querySelectorAll<HTMLElement>('.bot-check__ask')) ask.hidden = !isAsked
}

/** Leads to the question that must be answered before a form can be sent. */
export function leadToQuestion(form: HTMLFormElement): void {
  placeOf(form)?.querySelector<HTMLElement>('.bot-check__agree')?.focus()
}

/** Says how the check of a form goes. */
export function tell(form: HTMLFormElement, what: 'running' | 'failed' | 'nothing'): void {
  const place = placeOf(form)
  const status = place?.querySelector('.bot-check__status')
  if (status) status.textContent = what === 'nothing' ? '' : (place?.dataset[what] ?? '')
}

function places(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.bot-check')]
}
