/** Shows what is chosen on each scale of a form; a scale of a template gets a place for it. */
export function showRangeValues(form: HTMLFormElement): void {
  for (const scale of form.querySelectorAll<HTMLInputElement>('input.wpcf7-range')) {
    const wrap = scale.closest('.wpcf7-form-control-wrap')
    if (!wrap) continue
    const output = (wrap.closest('.field') ?? wrap).querySelector('.field__value') ?? wrap.appendChild(newOutput())
    output.textContent = scale.value
  }
}

function newOutput(): HTMLOutputElement {
  const output = document.createElement('output')
  output.className = 'field__value'
  return output
}
