import { type BlockOf, defineGeneratedBlock } from '@vitrine/kit/block'

/** Checkout of a visitor. What is on it comes with each request, see `checkoutState`. */
export const shopCheckout = defineGeneratedBlock({ name: 'shopCheckout', read: () => ({}) })

export type ShopCheckoutBlock = BlockOf<typeof shopCheckout>
