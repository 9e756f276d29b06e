import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { ResponsiveImage } from '@vitrine/ui/ui'
import { Price } from '../../ui/price.tsx'
import { textsOfShop } from '../../ui/shop-state.ts'
import { type ProductTeaserBlock, productTeaser } from './product-teaser.block.ts'

const ProductTeaser: BlockRenderer<ProductTeaserBlock> = ({ block, context, leads = false, field }) => {
  const { shown, kicker, words, side } = block
  const { title, href, image, description, price, isFrom } = shown
  const texts = textsOfShop(context)
  return (
    <article className="product-teaser" data-side={side}>
      {image && (
        <div className="product-teaser__frame">
          <ResponsiveImage
            className="product-teaser__image"
            image={image}
            sizes="(min-width: 60rem) 58vw, 100vw"
            priority={leads}
          />
        </div>
      )}
      <div className="product-teaser__words">
        {kicker && (
          <p className="product-teaser__kicker" {...field('kicker')}>
            {kicker}
          </p>
        )}
        <h2 className="product-teaser__title">
          <a className="product-teaser__link" href={href}>
            {title}
          </a>
        </h2>
        {(words ?? description) && <p className="product-teaser__text">{words ?? description}</p>}
        <Price price={price} isFrom={isFrom} texts={texts} />
        <p className="product-teaser__more" aria-hidden="true">
          {texts.more}
        </p>
      </div>
    </article>
  )
}

export const view = defineView(productTeaser, { Block: ProductTeaser, styles: ['product-price', 'product-teaser'] })
