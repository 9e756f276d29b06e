import type { ShopCartBlock } from './shop-cart.block.ts'

export const examples = [{ blockType: 'shopCart', id: 'cart', products: {} }] satisfies ShopCartBlock[]
