import type { ShopWithdrawalBlock } from './shop-withdrawal.block.ts'

export const examples = [{ blockType: 'shopWithdrawal', id: 'withdrawal' }] satisfies ShopWithdrawalBlock[]
