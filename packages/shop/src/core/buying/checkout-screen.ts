import { featureState } from '@vitrine/kit/core'
import type { CheckoutField, TypedCheckout } from '../checkout/checkout-form.ts'
import type { Amount } from '../money/amount.ts'
import type { PaymentMethod } from '../order/payment-methods.ts'
import { type BuyingTexts, buyingTexts } from './buying-texts.ts'
import type { BuyingAddresses, CountryChoice } from './cart-screen.ts'
import type { ShownSum } from './shown-sums.ts'

/** A line of the overview above the button. */
export interface OverviewLine {
  readonly title: string
  readonly quantity: number
  readonly unitPrice: string
  readonly sum: string
}

/** Account of who buys: theirs, or where they sign in. */
export type CheckoutAccount =
  | { readonly kind: 'signed in'; readonly address: string; readonly isFilledIn: boolean }
  | { readonly kind: 'sign in'; readonly href: string }

/** Checkout for one visitor. */
export interface CheckoutScreen {
  readonly typed: TypedCheckout
  /** Sentences beside their fields, in the order of the form. */
  readonly problems: ReadonlyMap<CheckoutField, string>
  /** Sentences about the whole of it. */
  readonly refusals: readonly string[]
  readonly countries: readonly CountryChoice[]
  /** True if anything of it is sent. */
  readonly isSent: boolean
  readonly ways: readonly {
    readonly id: string
    readonly label: string
    readonly note?: string
    readonly price: string
    readonly isChosen: boolean
  }[]
  readonly methods: readonly { readonly method: PaymentMethod; readonly label: string }[]
  readonly lines: readonly OverviewLine[]
  readonly sums: readonly ShownSum[]
  /** Undefined while the order has no price, as for places that nothing is sent to. */
  readonly total?: Amount
  /** Absent on a site without members. */
  readonly account?: CheckoutAccount
  /** Sentence to which the buyer agrees, as files are sold; absent where none is asked for. */
  readonly consent?: string
  readonly key: string
  readonly links: { readonly terms?: string; readonly withdrawal?: string }
}

interface CheckoutState {
  readonly screen: CheckoutScreen | undefined
  readonly texts: BuyingTexts
  readonly addresses: BuyingAddresses
}

/** Checkout of the visitor who asks for it. */
export const checkoutState = /* @__PURE__ */ featureState<CheckoutState>('shop checkout', {
  screen: undefined,
  texts: buyingTexts('en'),
  addresses: { shop: '/shop/', cart: '/cart/', checkout: '/checkout/' },
})
