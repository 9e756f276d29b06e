import type { Step } from './scenario.ts'

/** Does what a recorded visitor did, but for what takes real keys. */
export function perform(step: Step): void {
  const does = STEPS[step.step]
  if (!does) throw new Error(`unknown step "${step.step}"`)
  does(step)
}

const change = ({ name, n, value = '' }: Step): void => {
  field(name, n).value = value
  tellChange(field(name, n))
}

const click = ({ selector }: Step): void => element(selector).click()

const nothing = (): void => {}

const STEPS: Readonly<Record<string, (step: Step) => void>> = {
  fill: ({ name, value = '' }) => Object.assign(field(name), { value }),
  change,
  changeNth: change,
  select({ name, values = [] }) {
    const options = Array.from(field<HTMLSelectElement>(name).options)
    for (const option of options) option.selected = values.includes(option.value)
    tellChange(field(name))
  },
  file({ name, files = [] }) {
    field(name).files = filesNamed(files)
    tellChange(field(name))
  },
  click,
  clickNoWait: click,
  clickTip: () => element('.wpcf7-not-valid-tip').click(),
  focus: ({ name }) => field(name).focus(),
  blur: ({ name }) => field(name).blur(),
  disable: ({ name }) => Object.assign(field(name), { disabled: true }),
  enable: ({ name }) => Object.assign(field(name), { disabled: false }),
  attr: ({ selector, name = '', value = '' }) => element(selector).setAttribute(name, value),
  submit: () => element<HTMLFormElement>(FORM).requestSubmit(),
  reset: () => element<HTMLFormElement>(FORM).reset(),
  wait: nothing,
  active: nothing,
  html: nothing,
  bodyText: nothing,
}

const FORM = 'form.wpcf7-form'

function field<E extends HTMLElement = HTMLInputElement>(name = '', place = 0): E {
  const found = document.querySelectorAll<E>(`form [name="${CSS.escape(name)}"]`)[place]
  if (!found) throw new Error(`no field "${name}"`)
  return found
}

function element<E extends HTMLElement>(selector = ''): E {
  const found = document.querySelector<E>(selector)
  if (!found) throw new Error(`no element "${selector}"`)
  return found
}

function tellChange(control: HTMLElement): void {
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

function filesNamed(names: readonly string[]): FileList {
  const transfer = new DataTransfer()
  for (const name of names) transfer.items.add(new File(['x'], name))
  return transfer.files
}
