import { word } from '../words.ts'

interface FormOptions {
  /** Saves what was chosen. @returns Undefined: it is saved. Otherwise a sentence that says what is wrong. */
  readonly save: () => string | undefined
  /** Closes it without a change, also by Escape. */
  readonly cancel: () => void
  /** Button besides those that save and cancel. */
  readonly other?: HTMLButtonElement | undefined
}

/** A form of a few fields. */
interface SmallForm {
  readonly form: HTMLFormElement
  readonly fields: HTMLElement
  /** Shows what is wrong. */
  readonly said: HTMLOutputElement
}

/** Makes a form of a few fields, with its name, a place for what is wrong, and buttons to save it or leave it. */
export function createForm(name: string, { save, cancel, other }: FormOptions): SmallForm {
  const form = document.createElement('form')
  form.className = 'link'
  form.noValidate = true
  form.setAttribute('aria-label', name)
  const fields = document.createElement('div')
  fields.className = 'link__fields'
  const said = Object.assign(document.createElement('output'), { className: 'said' })
  const end = Object.assign(document.createElement('div'), { className: 'link__end' })
  const cancelling = buttonOf('button', word({ en: 'Cancel', de: 'Abbrechen' }))
  cancelling.addEventListener('click', cancel)
  end.append(buttonOf('submit', word({ en: 'Save', de: 'Speichern' })), ...(other ? [other] : []), cancelling)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    said.textContent = save() ?? ''
  })
  form.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') cancel()
  })
  form.append(fields, said, end)
  return { form, fields, said }
}

export function buttonOf(type: 'submit' | 'button', words: string): HTMLButtonElement {
  return Object.assign(document.createElement('button'), { type, textContent: words })
}

/** An input with its words above it, or a box to tick with its words behind it. */
export function labelled(words: string, input: HTMLInputElement | HTMLSelectElement): HTMLLabelElement {
  const label = document.createElement('label')
  const text = Object.assign(document.createElement('span'), { textContent: words })
  if (input.type === 'checkbox') label.append(input, text)
  else {
    label.className = 'link__above'
    label.append(text, input)
  }
  return label
}
