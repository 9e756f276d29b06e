import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { TitledSection } from '@vitrine/ui/ui'
import { filled } from '../../core/shop-texts.ts'
import { ChoiceForm } from '../../ui/choice-form.tsx'
import { LIST_STYLES, ProductCards } from '../../ui/product-cards.tsx'
import { textsOfShop } from '../../ui/shop-state.ts'
import { TermLinks } from '../../ui/term-links.tsx'
import { type ProductIndexBlock, productIndex } from './product-index.block.ts'

const ProductIndex: BlockRenderer<ProductIndexBlock> = ({ block, context }) => {
  const { title, description, all, choices, products, total } = block
  const texts = textsOfShop(context)
  return (
    <TitledSection name="product-list product-index" titled={{}} data={{ 'data-columns': '3' }}>
      <header className="product-index__head">
        <h1 className="product-index__title">{title}</h1>
        {description && <p className="product-index__description">{description}</p>}
      </header>
      {choices && all !== undefined && <TermLinks all={all} choices={choices} texts={texts} />}
      {choices && (products.length > 0 || choices.isChosen) && (
        <ChoiceForm
          choices={choices}
          count={total === 1 ? texts.countOne : filled(texts.count, { count: total.toLocaleString(context.locale) })}
          texts={texts}
        />
      )}
      {products.length === 0 ? (
        <p className="product-index__none">{choices?.isChosen ? texts.none : texts.empty}</p>
      ) : (
        <ProductCards list={block} level={2} context={context} leads look="grid" label={undefined} />
      )}
    </TitledSection>
  )
}

export const view = defineView(productIndex, {
  Block: ProductIndex,
  styles: [...LIST_STYLES, 'product-index', 'choice-form', 'term-links'],
  holdsTitle: true,
})
