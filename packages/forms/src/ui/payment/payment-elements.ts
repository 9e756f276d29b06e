/** The parts of a form in which a visitor pays, in the markup of the protocol. */
export interface PaymentElements {
  /** Container of the card's field. */
  readonly card: HTMLElement
  /** Pays. */
  readonly second: HTMLButtonElement
  /** Shows the card with its button, or the button that sends the form. */
  readonly show: (what: 'card' | 'send') => void
  /** Names the payment to the server; empty for none. */
  readonly setPayment: (id: string) => void
  /** Says what is wrong with the card; empty: nothing. */
  readonly say: (problem: string) => void
  readonly setBusy: (isBusy: boolean) => void
}

/** @param label Name of the card's field. @returns Undefined for a form in which nobody pays. */
export function paymentElements(form: HTMLFormElement, label: string): PaymentElements | undefined {
  const box = form.querySelector<HTMLElement>('.wpcf7-stripe')
  const wrap = box?.querySelector<HTMLElement>('.wpcf7-form-control-wrap')
  const card = box?.querySelector<HTMLElement>('.card-element')
  const first = box?.querySelector<HTMLButtonElement>('button.first')
  const second = box?.querySelector<HTMLButtonElement>('button.second')
  const id = box?.querySelector<HTMLInputElement>('[name="_wpcf7_stripe_payment_intent"]')
  if (!box || !wrap || !card || !first || !second || !id) return undefined
  const name = element('span', 'field__label', label)
  const tip = element('span', 'wpcf7-not-valid-tip', '')
  // It must be there before it says something, or screen readers miss the first time.
  tip.setAttribute('role', 'alert')
  tip.hidden = true
  card.before(name)
  wrap.append(tip)
  return {
    card,
    second,
    show(what) {
      wrap.classList.toggle('hidden', what === 'send')
      second.classList.toggle('hidden', what === 'send')
      first.classList.toggle('hidden', what === 'card')
    },
    setPayment(payment) {
      id.value = payment
    },
    say(problem) {
      tip.textContent = problem
      tip.hidden = problem === ''
      card.setAttribute('aria-invalid', String(problem !== ''))
    },
    setBusy(isBusy) {
      box.toggleAttribute('data-busy', isBusy)
      second.setAttribute('aria-disabled', String(isBusy))
    },
  }
}

function element(tag: string, className: string, text: string): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = text
  return made
}
