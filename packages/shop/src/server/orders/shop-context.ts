import type { Payload } from 'payload'
import type { Coupon } from '../../core/coupons/coupon.ts'
import type { InvoiceSettings } from '../../core/invoice/invoice-settings.ts'
import type { ProviderName } from '../../core/order/payment-methods.ts'
import type { Offer } from '../../core/prices/offer.ts'
import type { ShopRules } from '../../core/prices/shop-rules.ts'
import type { PaymentChoice } from '../../core/rules/payment-choices.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'

/** The shop, as far as its orders need it. */
export interface ShopContext {
  readonly payload: Payload
  /** Offers of these SKUs that can be bought at the moment, with titles in a language (BCP 47 tag). */
  readonly offersOf: (skus: readonly string[], language: string) => Promise<readonly Offer[]>
  readonly rules: () => Promise<ShopRules>
  /** Coupons of these codes, as `normalCode` writes them. */
  readonly couponsOf: (codes: readonly string[]) => Promise<readonly Coupon[]>
  /** Ways to pay that the owner offers, in a language. */
  readonly paymentChoices: (language: string) => Promise<readonly PaymentChoice[]>
  /** How invoices are written; undefined while none are: something is missing, or the owner writes them elsewhere. */
  readonly invoicing: InvoiceSettings | undefined
  /** Day of a moment in the shop's time zone, `2026-01-31`. */
  readonly dayOf: (now: Date) => string
  /** IANA name of it. */
  readonly timeZone: string
  readonly providers: ReadonlyMap<ProviderName, PaymentProvider>
  readonly mails: {
    /** Mailbox that mails of the shop come from. */
    readonly from: string
    /** Mailbox of the owner. */
    readonly owner: string
    readonly site: () => Promise<string>
  }
  /** True if pages of orders and mails lead to the withdrawal. */
  readonly offersWithdrawal: () => Promise<boolean>
  /** Absolute address of an order's page. */
  readonly orderAddress: (token: string, language: string) => string
  /** Absolute address that a provider calls. */
  readonly callAddress: (provider: ProviderName) => string
  /** Called once mails are durable, so that they go out at once. */
  readonly onQueued: () => void
  /** Called with what failed at a provider and is tried again. */
  readonly onError: (error: unknown) => void
}
