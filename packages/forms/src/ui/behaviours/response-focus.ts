/** Leads to the answer of a form that has nothing to mend: what had the focus may be gone, or far from it. */
export function focusResponse(form: HTMLFormElement): void {
  const { activeElement } = document
  const isElsewhere = activeElement !== null && activeElement !== document.body && !form.contains(activeElement)
  // Somebody who has gone on to another part of the page stays there.
  if (isElsewhere) return
  const answer = form.parentElement?.querySelector<HTMLElement>('.screen-reader-response [role="status"]')
  if (answer) answer.tabIndex = -1
  // The one that people see stands below the form.
  answer?.focus({ preventScroll: true })
  scrollToResponse(form)
}

/** Brings the answer that people see into view. */
export function scrollToResponse(form: HTMLFormElement): void {
  form.querySelector('.wpcf7-response-output')?.scrollIntoView({ block: 'nearest' })
}
