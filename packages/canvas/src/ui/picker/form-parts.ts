/** Form of a few fields, with its name, a place for what is wrong, and buttons to save it or leave it. */
export function createForm(
  name: string,
  { save, cancel }: { readonly save: () => string | undefined; readonly cancel: () => void },
): { readonly form: HTMLFormElement; readonly fields: HTMLElement } {
  const form = document.createElement('form')
  form.className = 'link'
  form.noValidate = true
  form.setAttribute('aria-label', name)
  const fields = document.createElement('div')
  fields.className = 'link__fields'
  const said = Object.assign(document.createElement('output'), { className: 'said' })
  const end = Object.assign(document.createElement('div'), { className: 'link__end' })
  const cancelling = buttonOf('button', 'Cancel')
  cancelling.addEventListener('click', cancel)
  end.append(buttonOf('submit', 'Save'), cancelling)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    said.textContent = save() ?? ''
  })
  form.append(fields, said, end)
  return { form, fields }
}

export function buttonOf(type: 'submit' | 'button', words: string): HTMLButtonElement {
  return Object.assign(document.createElement('button'), { type, textContent: words })
}

/** An input with its words before it. */
export function labelled(words: string, input: HTMLInputElement): HTMLLabelElement {
  const label = document.createElement('label')
  label.className = 'link__above'
  label.append(Object.assign(document.createElement('span'), { textContent: words }), input)
  return label
}
