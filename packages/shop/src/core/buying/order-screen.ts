import { featureState } from '@vitrine/kit/core'
import type { PostalAddress } from '../order/buyer.ts'
import { type BuyingTexts, buyingTexts } from './buying-texts.ts'
import type { OverviewLine } from './checkout-screen.ts'
import type { ShownSum } from './shown-sums.ts'

/** Order for who has its address. */
export interface OrderScreen {
  readonly number: number
  readonly placedAt: string
  readonly email: string
  /** State in words, and its colour. */
  readonly state: { readonly label: string; readonly look: 'good' | 'waiting' | 'ended' }
  /** Sentences that say what happens now. */
  readonly now: readonly string[]
  /** Sentences on money that its buyer gets back. */
  readonly refunds: readonly string[]
  /** Owner's words about the way to pay; lines are kept. */
  readonly instructions?: string
  /** Rows of a transfer: account, amount, reference. */
  readonly transfer: readonly { readonly label: string; readonly value: string }[]
  /** Address of the page of the provider to which the buyer is led. */
  readonly leadsTo?: string
  /** True if it can be paid at its provider now. */
  readonly canPay: boolean
  readonly lines: readonly OverviewLine[]
  readonly sums: readonly ShownSum[]
  readonly method: string
  readonly invoiceTo: PostalAddress
  readonly deliverTo?: PostalAddress
  readonly notes: string
  /** Address at which its buyer withdraws from it, and its label; absent where nothing is to be withdrawn from. */
  readonly withdrawal?: { readonly href: string; readonly label: string }
  readonly documents: readonly ScreenDocument[]
  readonly files: readonly ScreenFile[]
  /** Own address of the page. */
  readonly address: string
}

/** An invoice or credit note to download. */
export interface ScreenDocument {
  readonly label: string
  readonly pdf: string
  /** Absent for what has no structured form. */
  readonly xml?: string
}

/** A file of the order. */
export interface ScreenFile {
  /** Of the file of the order. */
  readonly id: number
  readonly name: string
  /** Size in words; empty for a file that is not there. */
  readonly size: string
  /** Sentence that says how often, and until when, or why not. */
  readonly note: string
  readonly isPossible: boolean
}

interface OrderPageState {
  readonly screen: OrderScreen | undefined
  readonly texts: BuyingTexts
}

/** Order of the visitor who asks for it. */
export const orderState = /* @__PURE__ */ featureState<OrderPageState>('shop order', {
  screen: undefined,
  texts: buyingTexts('en'),
})
