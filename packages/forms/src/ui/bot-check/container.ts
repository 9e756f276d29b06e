/** Finds the container of a form's bot check; undefined on a page that left it out. */
export function containerOf(form: HTMLFormElement): HTMLElement | undefined {
  const unitTag = form.closest('.wpcf7')?.id
  return containers().find((place) => place.dataset.form === unitTag)
}

/** Asks for consent, or stops asking, in all places. */
export function askForConsent(isAsked: boolean): void {
  for (const ask of document.querySelectorAll<HTMLElement>('.bot-check__ask')) ask.hidden = !isAsked
}

/** Leads to the question that must be answered before a form can be sent. */
export function focusConsent(form: HTMLFormElement): void {
  containerOf(form)?.querySelector<HTMLElement>('.bot-check__agree')?.focus()
}

/** Says how the check of a form goes. */
export function showStatus(form: HTMLFormElement, what: 'running' | 'failed' | 'nothing'): void {
  const place = containerOf(form)
  const status = place?.querySelector('.bot-check__status')
  if (status) status.textContent = what === 'nothing' ? '' : (place?.dataset[what] ?? '')
}

function containers(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.bot-check')]
}
