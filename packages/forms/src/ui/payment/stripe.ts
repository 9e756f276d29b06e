/** As much of Stripe's own script as a form uses. https://docs.stripe.com/js */
export interface Stripe {
  readonly elements: () => {
    readonly create: (kind: 'card', options: { readonly style: object }) => CardElement
  }
  /** Asks the visitor's bank, in a window of its own where the bank wants one. */
  readonly confirmCardPayment: (
    clientSecret: string,
    options: { readonly payment_method: { readonly card: CardElement } },
  ) => Promise<{ readonly error?: { readonly message?: string; readonly decline_code?: string } }>
}

export interface CardElement {
  readonly mount: (place: HTMLElement) => void
  readonly on: (name: 'ready' | 'change', then: () => void) => void
  readonly focus: () => void
  readonly clear: () => void
}

type StripeFactory = (key: string, options: { readonly locale: string }) => Stripe

declare global {
  interface Window {
    Stripe?: StripeFactory
  }
}

/** Stripe forbids any other place. https://docs.stripe.com/security/guide */
const ADDRESS = 'https://js.stripe.com/v3/'

let loading: Promise<StripeFactory> | undefined

/** Loads Stripe's script, once for all forms of a page. After a failure the next call tries anew. */
export function loadStripe(): Promise<StripeFactory> {
  loading ??= load().catch((failure: unknown) => {
    loading = undefined
    throw failure
  })
  return loading
}

function load(): Promise<StripeFactory> {
  return new Promise((resolve, reject) => {
    if (window.Stripe) return resolve(window.Stripe)
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error(`The payment service at ${ADDRESS} could not be loaded.`))
    }
    script.src = ADDRESS
    script.onload = () => (window.Stripe ? resolve(window.Stripe) : fail())
    script.onerror = fail
    document.head.append(script)
  })
}
