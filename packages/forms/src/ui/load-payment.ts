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
  import('./payment/start-payment.ts')
    .then(({ startPayment }) => startPayment(form, { payment, locale, page, signal }))
    .catch((failure: unknown) => console.error(failure))
}
