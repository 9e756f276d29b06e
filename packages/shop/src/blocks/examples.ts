// Written by `npm run wiring` from blocks.json. Change that list, not this file.
import type { BlockBase } from '@vitrine/kit/core'
import { examples as cartLink } from './cart-link/cart-link.examples.ts'
import { examples as productDetail } from './product-detail/product-detail.examples.ts'
import { examples as productGrid } from './product-grid/product-grid.examples.ts'
import { examples as productIndex } from './product-index/product-index.examples.ts'
import { examples as productTeaser } from './product-teaser/product-teaser.examples.ts'
import { examples as productsBeside } from './products-beside/products-beside.examples.ts'
import { examples as shopCart } from './shop-cart/shop-cart.examples.ts'
import { examples as shopCheckout } from './shop-checkout/shop-checkout.examples.ts'
import { examples as shopOrder } from './shop-order/shop-order.examples.ts'
import { examples as shopWithdrawal } from './shop-withdrawal/shop-withdrawal.examples.ts'

/** Every block as it may come: usual, bare, too long, hostile. */
export const examples: readonly BlockBase[] = [
  ...productGrid,
  ...productTeaser,
  ...productIndex,
  ...productDetail,
  ...productsBeside,
  ...shopCart,
  ...shopCheckout,
  ...shopOrder,
  ...shopWithdrawal,
  ...cartLink,
]
