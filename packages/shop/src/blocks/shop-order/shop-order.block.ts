import { type BlockOf, defineGeneratedBlock } from '@vitrine/kit/block'

/** Page of an order. What is on it comes with each request, see `orderState`. */
export const shopOrder = defineGeneratedBlock({ name: 'shopOrder', read: () => ({}) })

export type ShopOrderBlock = BlockOf<typeof shopOrder>
