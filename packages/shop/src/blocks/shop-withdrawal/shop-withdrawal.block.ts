import { type BlockOf, defineGeneratedBlock } from '@vitrine/kit/block'

/** Page on which somebody withdraws from an order. What is on it comes with each request, see `withdrawalState`. */
export const shopWithdrawal = defineGeneratedBlock({ name: 'shopWithdrawal', read: () => ({}) })

export type ShopWithdrawalBlock = BlockOf<typeof shopWithdrawal>
