import { featureState } from '@vitrine/kit/core'
import { type BuyingTexts, buyingTexts } from './buying-texts.ts'
import type { ShownSum } from './shown-sums.ts'

/** Addresses of the shop in the language of a page. */
export interface BuyingAddresses {
  readonly shop: string
  readonly cart: string
  readonly checkout: string
}

/** A line of a cart as its owner sees it. */
export interface ShownCartLine {
  readonly sku: string
  readonly title: string
  readonly quantity: number
  /** Absent for what is not sold any more. */
  readonly unitPrice?: string
  readonly sum?: string
  /** Problem of this line, in words. */
  readonly problem?: string
}

/** A country to choose. */
export interface CountryChoice {
  readonly code: string
  readonly name: string
}

/** Cart page for one visitor. */
export interface CartScreen {
  readonly lines: readonly ShownCartLine[]
  /** Sentence of what was done. */
  readonly done?: string
  readonly problem?: string
  readonly coupons: readonly string[]
  readonly coupon: { readonly typed: string; readonly problem?: string }
  /** Absent where nothing is sent. */
  readonly estimate?: {
    readonly countries: readonly CountryChoice[]
    readonly country: string
    readonly postcode: string
    readonly choices: readonly { readonly label: string; readonly price: string }[]
    readonly problem?: string
  }
  readonly sums: readonly ShownSum[]
  /** True while something in it cannot be ordered. */
  readonly isBlocked: boolean
}

interface CartState {
  readonly screen: CartScreen
  readonly texts: BuyingTexts
  readonly addresses: BuyingAddresses
}

const NOWHERE: BuyingAddresses = { shop: '/shop/', cart: '/cart/', checkout: '/checkout/' }

/** Cart of the visitor who asks for it. */
export const cartState = /* @__PURE__ */ featureState<CartState>('shop cart', {
  screen: { lines: [], coupons: [], coupon: { typed: '' }, sums: [], isBlocked: false },
  texts: buyingTexts('en'),
  addresses: NOWHERE,
})
