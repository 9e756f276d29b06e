/** Counts what is typed into the fields that counters of a form name: all of them, or those of one name. */
export function count(form: HTMLFormElement, name?: string): void {
  for (const counter of form.querySelectorAll<HTMLElement>('.wpcf7-character-count')) {
    const { targetName = '', startingValue, maximumValue, minimumValue } = counter.dataset
    if (name !== undefined && name !== targetName) continue
    const target = form.querySelector<HTMLInputElement>(`[name="${CSS.escape(targetName)}"]`)
    if (!target) continue
    const { length } = target.value
    // What is shown leaves out blanks at the ends; the limits of the field do not. [reference 11.8]
    const shown = target.value.trim().length
    const number = String(counter.classList.contains('down') ? Number(startingValue) - shown : shown)
    counter.dataset.currentValue = number
    counter.textContent = number
    counter.classList.toggle('too-long', Number(maximumValue) > 0 && length > Number(maximumValue))
    counter.classList.toggle('too-short', Number(minimumValue) > 0 && length < Number(minimumValue))
  }
}
