import type { ProviderName } from '../../core/order/payment-methods.ts'
import { mollieProvider } from './mollie.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { payPalProvider } from './paypal.ts'
import { stripeProvider } from './stripe.ts'

/** Keys of providers, as the operator gave them; providers without are not asked. */
export interface PaymentKeys {
  readonly stripe: Parameters<typeof stripeProvider>[0] | undefined
  readonly paypal: Parameters<typeof payPalProvider>[0] | undefined
  readonly mollie: Parameters<typeof mollieProvider>[0] | undefined
}

/** Providers whose keys are there. */
export function createProviders({ stripe, paypal, mollie }: PaymentKeys): ReadonlyMap<ProviderName, PaymentProvider> {
  const providers = [
    ...(stripe ? [stripeProvider(stripe)] : []),
    ...(paypal ? [payPalProvider(paypal)] : []),
    ...(mollie ? [mollieProvider(mollie)] : []),
  ]
  return new Map(providers.map((provider) => [provider.name, provider]))
}
