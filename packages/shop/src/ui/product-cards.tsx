import { leadingPlace, type RenderContext } from '@vitrine/kit/core'
import { PaginatedList, ResponsiveImage } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import type { ShopTexts } from '../core/shop-texts.ts'
import type { ProductList } from '../core/shown/product-list.ts'
import type { ProductSummary } from '../core/shown/summary.ts'
import { Price } from './price.tsx'
import { textsOfShop } from './shop-state.ts'

/** Stylesheets of a block that shows products. */
export const LIST_STYLES = ['titled-section', 'parts', 'product-price', 'product-card', 'product-list'] as const

/** One list of a page has parts, and it is the same one in all of them. */
const LIST = 'products'

/**
 * Products as cards.
 *
 * @param props.level Of the titles of products.
 * @param props.leads It holds the first image of the page: that one is fetched at once.
 * @param props.label Name of a row that moves sideways.
 */
export function ProductCards(props: {
  readonly list: ProductList
  readonly level: 2 | 3
  readonly context: RenderContext
  readonly leads: boolean
  readonly look: 'grid' | 'row'
  readonly label: string | undefined
}): ReactNode {
  const { list, level, context, leads, look, label } = props
  const { products, parts } = list
  const texts = textsOfShop(context)
  const first = leadingPlace(leads, products)
  const cards = (
    <PaginatedList id={LIST} className="product-list__products" parts={parts} isMasonry={false} context={context}>
      {products.map((product, place) => (
        <li key={product.id} className="product-list__product">
          <ProductCard product={product} level={level} isFirst={place === first} texts={texts} />
        </li>
      ))}
    </PaginatedList>
  )
  if (look === 'grid') return cards
  // What scrolls must be reachable by keyboard (axe: scrollable-region-focusable).
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
    <section className="product-list__row" aria-label={label ?? texts.all} tabIndex={0}>
      {cards}
    </section>
  )
}

function ProductCard(props: {
  readonly product: ProductSummary
  readonly level: 2 | 3
  /** The largest image of the first screen. */
  readonly isFirst: boolean
  readonly texts: ShopTexts
}): ReactNode {
  const { product, level, isFirst, texts } = props
  const { image, title, href, price, isFrom, availability } = product
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <article className="product-card" data-image={image ? '' : undefined}>
      <div className="product-card__frame">
        {image && (
          <ResponsiveImage
            className="product-card__image"
            image={image}
            sizes="(min-width: 60rem) 33vw, 50vw"
            priority={isFirst}
          />
        )}
      </div>
      <div className="product-card__words">
        <Title className="product-card__title">
          <a className="product-card__link" href={href}>
            {title}
          </a>
        </Title>
        <Price price={price} isFrom={isFrom} texts={texts} />
        {availability === 'sold-out' && <p className="product-card__note">{texts.soldOut}</p>}
        {availability === 'few' && <p className="product-card__note">{texts.few}</p>}
      </div>
    </article>
  )
}
