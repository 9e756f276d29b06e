import type { ShopOrderBlock } from './shop-order.block.ts'

export const examples = [{ blockType: 'shopOrder', id: 'order' }] satisfies ShopOrderBlock[]
