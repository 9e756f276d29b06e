import type { Step } from './scenario.ts'
import type { STEP_KEYS } from './step-keys.ts'

/** Does what a recorded visitor did, but for what takes real keys. */
export function perform(step: Step): void {
  const does = Object.hasOwn(STEPS, step.step) ? STEPS[step.step as keyof typeof STEPS] : undefined
  if (!does) throw new Error(`unknown step "${step.step}"`)
  does(step)
}

const change = (step: Step): void => {
  const changed = control(step)
  if (step.value !== undefined) changed.value = step.value
  dispatchChange(changed)
}

const click = (step: Step): void => control(step).click()

const nothing = (): void => {}

const STEPS: Readonly<Record<Exclude<keyof typeof STEP_KEYS, 'press' | 'type'>, (step: Step) => void>> = {
  fill: (step) => Object.assign(control(step), { value: step.value ?? '' }),
  change,
  changeNth: change,
  changeSel: change,
  select(step) {
    const select = control<HTMLSelectElement>(step)
    for (const option of select.options) option.selected = step.values?.includes(option.value) ?? false
    dispatchChange(select)
  },
  file(step) {
    const input = control(step)
    input.files = filesNamed(step.files ?? [])
    dispatchChange(input)
  },
  click,
  clickNoWait: click,
  clickTip: () => element('.wpcf7-not-valid-tip').click(),
  focus: (step) => control(step).focus(),
  blur: (step) => control(step).blur(),
  disable: (step) => Object.assign(control(step), { disabled: true }),
  enable: (step) => Object.assign(control(step), { disabled: false }),
  attr: ({ selector, n, name = '', value = '' }) => element(selector, n).setAttribute(name, value),
  submit: () => element<HTMLFormElement>(FORM).requestSubmit(),
  reset: () => element<HTMLFormElement>(FORM).reset(),
  wait: nothing,
  active: nothing,
  html: nothing,
  bodyText: nothing,
}

const FORM = 'form.wpcf7-form'

/** A control of a form by its name, or anything on the page by a selector. */
function control<E extends HTMLElement = HTMLInputElement>({ name = '', selector, n }: Step): E {
  return element<E>(selector ?? `form [name="${CSS.escape(name)}"]`, n)
}

function element<E extends HTMLElement>(selector = '', place = 0): E {
  const found = document.querySelectorAll<E>(selector)[place]
  if (!found) throw new Error(`nothing on the page is ${selector}`)
  return found
}

function dispatchChange(control: HTMLElement): void {
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

function filesNamed(names: readonly string[]): FileList {
  const transfer = new DataTransfer()
  for (const name of names) transfer.items.add(new File(['x'], name))
  return transfer.files
}
