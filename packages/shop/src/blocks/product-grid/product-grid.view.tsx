import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { TitledSection } from '@vitrine/ui/ui'
import { LIST_STYLES, ProductCards } from '../../ui/product-cards.tsx'
import { type ProductGridBlock, productGrid } from './product-grid.block.ts'

const ProductGrid: BlockRenderer<ProductGridBlock> = ({ block, context, leads = false, field }) => {
  if (block.products.length === 0) return null
  const { look, columns, heading } = block
  return (
    <TitledSection
      name="product-list"
      titled={block}
      field={field}
      data={{ 'data-look': look, 'data-columns': columns }}
    >
      <ProductCards list={block} level={heading ? 3 : 2} context={context} leads={leads} look={look} label={heading} />
    </TitledSection>
  )
}

export const view = defineView(productGrid, { Block: ProductGrid, styles: LIST_STYLES })
