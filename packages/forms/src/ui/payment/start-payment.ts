import type { Payment } from '../../core/outcome.ts'
import { isBlocking, type PaymentOnForm, parsePayment } from '../../core/payment.ts'
import type { PageScript } from '../page-script.ts'
import { paymentElements } from './payment-elements.ts'
import { type CardElement, loadStripe, type Stripe } from './stripe.ts'

export interface PaymentOptions {
  readonly payment: PaymentOnForm
  /** Language of the form, as the protocol writes it. */
  readonly locale: string
  readonly page: PageScript
  readonly signal: AbortSignal
}

/**
 * Lets a visitor pay: once what was typed is accepted the server asks for a payment, the card's field appears, and what
 * was paid is named to the server with the same form again. [reference 13.5]
 *
 * @returns Hears an answer of the server that came before anybody listened. Undefined: nothing is to be paid here.
 */
export function startPayment(
  form: HTMLFormElement,
  { payment, locale, page, signal }: PaymentOptions,
): ((answer: Event) => void) | undefined {
  const parts = paymentElements(form, payment.card)
  if (!parts) return undefined
  let due: Payment | undefined
  let isPaying = false
  let opened: Promise<{ stripe: Stripe; card: CardElement }> | undefined

  const open = () => {
    opened ??= loadStripe().then((create) => {
      const [language = 'auto'] = locale.split('_')
      const stripe = create(payment.key, { locale: language })
      const card = stripe.elements().create('card', { style: styleOf(parts.card) })
      card.on('change', () => parts.say(''))
      card.on('ready', () => card.focus())
      card.mount(parts.card)
      return { stripe, card }
    })
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }
  const fail = (failure: unknown) => {
    console.error(failure)
    parts.say(payment.failed)
  }
  const ask = (wanted: Payment) => {
    due = wanted
    parts.setPayment(wanted.id)
    parts.say('')
    parts.show('card')
    open().then(({ card }) => card.focus(), fail)
  }
  const finish = () => {
    due = undefined
    parts.setPayment('')
    parts.show('send')
    opened?.then(({ card }) => card.clear()).catch(() => undefined)
  }
  const pay = async (wanted: Payment) => {
    const { stripe, card } = await open()
    const { error } = await stripe.confirmCardPayment(wanted.clientSecret, { payment_method: { card } })
    if (error) {
      parts.say(error.message || payment.failed)
      if (isBlocking(error.decline_code)) page.blocked = true
      return
    }
    due = undefined
    parts.show('send')
    page.submit(form)
  }

  // The script is there by the time it is needed, and Stripe wants to see more of a visit than its payment.
  loadStripe().catch(() => undefined)
  const hear = (event: Event) => {
    const { status, apiResponse } = (event as CustomEvent<{ status: string; apiResponse: unknown }>).detail
    const wanted = status === 'payment_required' ? parsePayment(apiResponse) : undefined
    if (wanted) ask(wanted)
    // What was paid with is used up, or was never good.
    else if (status === 'mail_sent' || status === 'spam') finish()
  }
  form.addEventListener('wpcf7submit', hear, { signal })
  parts.second.addEventListener(
    'click',
    () => {
      if (!due || isPaying) return
      isPaying = true
      parts.setBusy(true)
      parts.say('')
      pay(due)
        .catch(fail)
        .finally(() => {
          isPaying = false
          parts.setBusy(false)
        })
    },
    { signal },
  )
  return hear
}

/** The look of the form for a field that stands in a frame of Stripe's. */
function styleOf(place: HTMLElement): object {
  const { color, fontFamily, fontSize } = getComputedStyle(place)
  const token = (name: string) => getComputedStyle(place).getPropertyValue(name).trim()
  return {
    base: { color, fontFamily, fontSize, iconColor: color, '::placeholder': { color: token('--color-ink-soft') } },
    invalid: { color: token('--color-danger'), iconColor: token('--color-danger') },
  }
}
