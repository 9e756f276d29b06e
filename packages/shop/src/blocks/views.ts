// Written by `npm run wiring` from blocks.json. Change that list, not this file.
import type { NamedView } from '@vitrine/kit/block'
import { view as cartLink } from './cart-link/cart-link.view.tsx'
import { view as productDetail } from './product-detail/product-detail.view.tsx'
import { view as productGrid } from './product-grid/product-grid.view.tsx'
import { view as productIndex } from './product-index/product-index.view.tsx'
import { view as productTeaser } from './product-teaser/product-teaser.view.tsx'
import { view as productsBeside } from './products-beside/products-beside.view.tsx'
import { view as shopCart } from './shop-cart/shop-cart.view.tsx'
import { view as shopCheckout } from './shop-checkout/shop-checkout.view.tsx'
import { view as shopOrder } from './shop-order/shop-order.view.tsx'
import { view as shopWithdrawal } from './shop-withdrawal/shop-withdrawal.view.tsx'

/** Views of the blocks of this package. */
export const views: readonly NamedView[] = [
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
