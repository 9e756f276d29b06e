import type { Results } from '../swv.ts'

/** Shows what was given in the fields that outputs and reflections of a form name. */
export function reflect(form: HTMLFormElement, results: Results): void {
  for (const element of form.querySelectorAll<HTMLElement>('[data-reflection-of]')) {
    const result = results.get(element.dataset.reflectionOf ?? '')
    const inputs = result && 'inputs' in result ? result.inputs : []
    if (element instanceof HTMLOutputElement) element.textContent = inputs[0] ?? element.dataset.default ?? ''
    else showInputs(element, inputs)
  }
}

function showInputs(reflection: HTMLElement, inputs: readonly string[]): void {
  for (const output of reflection.querySelectorAll('output')) {
    if (output.hasAttribute('data-default')) output.toggleAttribute('hidden', inputs.length > 0)
    else output.remove()
  }
  reflection.append(
    ...inputs.map((input) => {
      const output = document.createElement('output')
      output.setAttribute('name', reflection.dataset.reflectionOf ?? '')
      output.textContent = input
      return output
    }),
  )
}
