import { type BlockOf, defineGeneratedBlock } from '@vitrine/kit/block'

/** Link to the cart, which stands in the header of every page. */
export const cartLink = defineGeneratedBlock({ name: 'cartLink', read: () => ({}) })

export type CartLinkBlock = BlockOf<typeof cartLink>
