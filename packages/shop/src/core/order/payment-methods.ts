/** Providers that take money online. */
export const PROVIDERS = ['stripe', 'paypal', 'mollie'] as const
export type ProviderName = (typeof PROVIDERS)[number]

/** Ways to pay without a provider. */
export const OFFLINE_METHODS = ['invoice', 'in advance', 'on collection', 'cash on delivery'] as const
export type OfflineMethod = (typeof OFFLINE_METHODS)[number]

export type PaymentMethod = ProviderName | OfflineMethod

export function isProvider(method: string): method is ProviderName {
  return PROVIDERS.some((provider) => provider === method)
}

/** Minutes that pieces are reserved for somebody who pays at a provider; Stripe lets a session end no earlier. */
export const RESERVATION_MINUTES = 30

/** Days that pieces are reserved for somebody who pays in advance by bank transfer. */
export const ADVANCE_DAYS = 10

/** Minutes after which a payment that nobody heard of is asked for at its provider, again and again. */
export const ASK_AFTER_MINUTES = 10

/** Days after which nobody asks for a payment any more that was neither paid nor ended. */
export const ASK_FOR_DAYS = 3

/** End of the reservation of an order. @returns Undefined for orders that are confirmed as they are placed. */
export function reservationEnd(method: PaymentMethod, now: Date): Date | undefined {
  if (isProvider(method)) return new Date(now.getTime() + RESERVATION_MINUTES * 60_000)
  return method === 'in advance' ? new Date(now.getTime() + ADVANCE_DAYS * 86_400_000) : undefined
}
