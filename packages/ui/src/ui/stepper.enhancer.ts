import { initialQuantity, isAtBound, type QuantityField, steppedQuantity } from '../core/quantity.ts'

/** Milliseconds that a button is held before it repeats. */
const HOLD_MS = 400

/** Milliseconds between two repeats. */
const REPEAT_MS = 80

/**
 * Lets the buttons of a stepper change its field: `input` and `change` are sent from the field with each press. Holding
 * a button repeats it. At a bound a button is `aria-disabled` and keeps the focus.
 */
export function enhance(element: HTMLElement, _: unknown, signal: AbortSignal): void {
  const field = element.querySelector<HTMLInputElement>('.stepper__field')
  if (!field) return
  const buttons = [...element.querySelectorAll<HTMLButtonElement>('.stepper__button')]
  let timer: ReturnType<typeof setTimeout> | undefined

  const showBounds = () => {
    for (const button of buttons) {
      button.disabled = field.disabled
      button.setAttribute(
        'aria-disabled',
        String(field.disabled || isAtBound(attributesOf(field), directionOf(button))),
      )
    }
  }
  const press = (button: HTMLButtonElement): boolean => {
    const next = steppedQuantity(attributesOf(field), directionOf(button))
    const isChanged = !field.disabled && !field.readOnly && next !== field.value
    if (isChanged) {
      field.value = next
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
    return isChanged
  }
  const release = () => clearTimeout(timer)
  const hold = (button: HTMLButtonElement, wait: number) => {
    timer = setTimeout(() => press(button) && hold(button, REPEAT_MS), wait)
  }

  const raised = initialQuantity(attributesOf(field))
  if (raised !== undefined) field.value = raised
  showBounds()
  field.addEventListener('input', showBounds, { signal })
  field.form?.addEventListener('reset', () => queueMicrotask(showBounds), { signal })
  const attributes = new MutationObserver(showBounds)
  attributes.observe(field, { attributeFilter: ['disabled', 'min', 'max', 'step'] })
  for (const button of buttons) {
    let isHeld = false
    button.addEventListener(
      'pointerdown',
      (event) => {
        isHeld = event.button === 0
        if (isHeld && press(button)) hold(button, HOLD_MS)
      },
      { signal },
    )
    // A click that follows a pointer is the same press.
    button.addEventListener('click', (event) => (event.detail === 0 || !isHeld ? press(button) : undefined), { signal })
    for (const end of ['pointerup', 'pointerleave', 'pointercancel', 'blur'] as const) {
      button.addEventListener(end, release, { signal })
    }
    button.addEventListener('contextmenu', (event) => isHeld && event.preventDefault(), { signal })
  }
  element.querySelector<HTMLElement>('.stepper')?.setAttribute('data-state', 'ready')
  signal.addEventListener('abort', () => {
    release()
    attributes.disconnect()
  })
}

function attributesOf(field: HTMLInputElement): QuantityField {
  return {
    value: field.value,
    step: field.getAttribute('step'),
    min: field.getAttribute('min'),
    max: field.getAttribute('max'),
  }
}

function directionOf(button: HTMLButtonElement): 'up' | 'down' {
  return button.dataset.step === 'up' ? 'up' : 'down'
}
