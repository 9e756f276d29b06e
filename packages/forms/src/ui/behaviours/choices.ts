/** Leaves at most the box that was clicked ticked, in a group that takes one answer. */
export function untickOthers(form: HTMLFormElement, clicked: HTMLInputElement): void {
  if (!clicked.closest('.wpcf7-exclusive-checkbox')) return
  const boxes = form.querySelectorAll<HTMLInputElement>('.wpcf7-exclusive-checkbox input[type="checkbox"]')
  for (const box of boxes) if (box !== clicked && box.name === clicked.name) box.checked = false
}

/**
 * Lets a free text be typed only while its item is chosen.
 *
 * @param clicked Leads to the text when its item was chosen.
 */
export function allowFreeTexts(form: HTMLFormElement, clicked?: Element): void {
  for (const item of form.querySelectorAll('.wpcf7-list-item.has-free-text')) {
    const choice = item.querySelector<HTMLInputElement>(':is([type="checkbox"], [type="radio"])')
    const text = item.querySelector<HTMLInputElement>('.wpcf7-free-text')
    if (!choice || !text) continue
    text.disabled = !choice.checked
    if (choice === clicked && choice.checked) text.focus()
  }
}

/** Holds the form's buttons until each acceptance box that is asked for is in its state, and says why. */
export function holdButtons(form: HTMLFormElement): void {
  if (form.classList.contains('wpcf7-acceptance-as-validation')) return
  const boxes = [...form.querySelectorAll<HTMLInputElement>('.wpcf7-acceptance:not(.optional) [type="checkbox"]')]
  if (boxes.length === 0) return
  const held = boxes.some((box) => box.matches(':enabled') && box.checked === !!box.closest('.invert'))
  const reason = form.querySelector<HTMLElement>('.form-held')
  if (reason) reason.hidden = !held
  for (const button of form.querySelectorAll<HTMLButtonElement>('.wpcf7-submit')) {
    button.disabled = held
    if (!reason) continue
    if (held) button.setAttribute('aria-describedby', reason.id)
    else button.removeAttribute('aria-describedby')
  }
}
