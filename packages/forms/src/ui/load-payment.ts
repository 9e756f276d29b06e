import type { PublicForm } from '../core/form.ts'
import type { PageScript } from './page-script.ts'

/**
 * Fetches what lets a visitor pay, once a form that has a price is touched; other forms need nothing of it. Where it
 * cannot be fetched the form says that a payment is required, as without script.
 */
export function loadPayment(
  form: HTMLFormElement,
  { payment, locale }: PublicForm,
  { page, signal }: { readonly page: PageScript; readonly signal: AbortSignal },
): void {
  if (!payment) return
  // An answer may come before the chunk: the last one is said again once somebody listens.
  let missed: CustomEvent | undefined
  const miss = (event: Event) => {
    missed = event as CustomEvent
  }
  form.addEventListener('wpcf7submit', miss, { signal })
  import('./payment/start-payment.ts')
    .then(({ startPayment }) => {
      const hear = startPayment(form, { payment, locale, page, signal })
      form.removeEventListener('wpcf7submit', miss)
      if (missed) hear?.(missed)
    })
    .catch((failure: unknown) => console.error(failure))
}
