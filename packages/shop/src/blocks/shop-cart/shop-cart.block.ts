import { type BlockOf, defineGeneratedBlock } from '@vitrine/kit/block'
import { parseCartProducts } from '../../core/shown/cart-products.ts'

/** Cart of a visitor. What is in it comes with each request, see `cartState`; the block has the pages and images of it. */
export const shopCart = defineGeneratedBlock({
  name: 'shopCart',
  read: (raw, parse) => ({ products: parseCartProducts(raw, parse) }),
})

export type ShopCartBlock = BlockOf<typeof shopCart>
