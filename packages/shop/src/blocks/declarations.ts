// Written by `npm run wiring` from blocks.json. Change that list, not this file.
import type { BlockDeclaration } from '@vitrine/kit/block'
import { cartLink } from './cart-link/cart-link.block.ts'
import { productDetail } from './product-detail/product-detail.block.ts'
import { productGrid } from './product-grid/product-grid.block.ts'
import { productIndex } from './product-index/product-index.block.ts'
import { productTeaser } from './product-teaser/product-teaser.block.ts'
import { productsBeside } from './products-beside/products-beside.block.ts'
import { shopCart } from './shop-cart/shop-cart.block.ts'
import { shopCheckout } from './shop-checkout/shop-checkout.block.ts'
import { shopOrder } from './shop-order/shop-order.block.ts'
import { shopWithdrawal } from './shop-withdrawal/shop-withdrawal.block.ts'

/** Declarations of the blocks of this package, in the order of the picker. */
export const declarations: readonly BlockDeclaration[] = [
  productGrid,
  productTeaser,
  productIndex,
  productDetail,
  productsBeside,
  shopCart,
  shopCheckout,
  shopOrder,
  shopWithdrawal,
  cartLink,
]
