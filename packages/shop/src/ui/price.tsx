import type { ReactNode } from 'react'
import { filled, type ShopTexts } from '../core/shop-texts.ts'
import type { ShownPrice } from '../core/shown/price.ts'

/** A price, with what has to stand beside a reduced one, and the price of a unit. */
export function Price(props: {
  readonly price: ShownPrice
  /** True if it is the lowest of several. */
  readonly isFrom: boolean
  readonly texts: ShopTexts
}): ReactNode {
  const { price, isFrom, texts } = props
  const { now, regular, lowest, unit } = price
  return (
    <div className="product-price" data-reduced={regular ? '' : undefined}>
      <p className="product-price__now">
        {regular && (
          <>
            <span className="visually-hidden">{texts.regular}</span> <s className="product-price__regular">{regular}</s>{' '}
            <span className="visually-hidden">{texts.reduced}</span>{' '}
          </>
        )}
        <span className="product-price__amount">{isFrom ? filled(texts.priceFrom, { price: now }) : now}</span>
      </p>
      {lowest && <p className="product-price__note">{filled(texts.lowest, { price: lowest })}</p>}
      {unit && <p className="product-price__note">{filled(texts.unit, unit)}</p>}
    </div>
  )
}
