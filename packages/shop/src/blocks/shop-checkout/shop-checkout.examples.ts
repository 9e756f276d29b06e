import type { ShopCheckoutBlock } from './shop-checkout.block.ts'

export const examples = [{ blockType: 'shopCheckout', id: 'checkout' }] satisfies ShopCheckoutBlock[]
