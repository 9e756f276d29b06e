import { choice } from '@vitrine/content/core'
import { type BlockOf, defineGeneratedBlock } from '@vitrine/kit/block'
import { type ProductList, parseProductList } from '../../core/shown/product-list.ts'

/** Products below another one, and why they are there. */
interface ProductsBeside extends ProductList {
  readonly name: 'related' | 'goesWith'
}

/** Products that go with another, or are like it. */
export const productsBeside = defineGeneratedBlock({
  name: 'productsBeside',
  read: (raw, parse): ProductsBeside | undefined => {
    const list = parseProductList(raw, parse)
    return list.products.length === 0 ? undefined : { ...list, name: choice(raw.name, ['related', 'goesWith']) }
  },
})

export type ProductsBesideBlock = BlockOf<typeof productsBeside>
