import { type BlockOf, defineGeneratedBlock } from '@vitrine/kit/block'

/** Account page of a visitor. What is on it comes with each request, see `accountState`. */
export const memberAccount = defineGeneratedBlock({ name: 'memberAccount', read: () => ({}) })

export type MemberAccountBlock = BlockOf<typeof memberAccount>
