import type { CartLinkBlock } from './cart-link.block.ts'

export const examples = [{ blockType: 'cartLink', id: 'cart-link' }] satisfies CartLinkBlock[]
