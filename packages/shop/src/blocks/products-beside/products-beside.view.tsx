import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { TitledSection } from '@vitrine/ui/ui'
import { LIST_STYLES, ProductCards } from '../../ui/product-cards.tsx'
import { textsOfShop } from '../../ui/shop-state.ts'
import { type ProductsBesideBlock, productsBeside } from './products-beside.block.ts'

const ProductsBeside: BlockRenderer<ProductsBesideBlock> = ({ block, context }) => (
  <TitledSection
    name="product-list"
    titled={{ heading: textsOfShop(context)[block.name] }}
    data={{ 'data-columns': '4' }}
  >
    <ProductCards list={block} level={3} context={context} leads={false} look="grid" label={undefined} />
  </TitledSection>
)

export const view = defineView(productsBeside, { Block: ProductsBeside, styles: LIST_STYLES })
