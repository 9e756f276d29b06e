import type { RenderContext } from '@vitrine/kit/core'
import { stepperTextsOf } from '@vitrine/ui/core'
import { Stepper } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import { buyingTexts } from '../core/buying/buying-texts.ts'
import { CART_FIELDS } from '../core/cart/cart-form.ts'
import { MAX_QUANTITY } from '../core/prices/cart.ts'
import type { ProductDetail } from '../core/shown/product-detail.ts'

/** Puts the variant that is shown into the cart. Nothing of what is sold out, or has no price. */
export function BuyBox({
  product: { title, offer, cart },
  context,
}: {
  readonly product: Pick<ProductDetail, 'title' | 'offer' | 'cart'>
  readonly context: RenderContext
}): ReactNode {
  const texts = buyingTexts(context.locale)
  const canBuy = cart !== undefined && offer.price !== undefined && offer.availability !== 'sold-out'
  return (
    <div className="buy-box" data-variant-part="buy">
      {canBuy && (
        <form className="buy-box__form" method="post" action={cart}>
          <input type="hidden" name={CART_FIELDS.action} value="add" />
          <input type="hidden" name={CART_FIELDS.sku} value={offer.sku} />
          <Stepper
            id="buy-quantity"
            of={title}
            texts={stepperTextsOf(context)}
            field={{
              name: CART_FIELDS.quantity,
              defaultValue: 1,
              min: 1,
              max: MAX_QUANTITY,
              step: 1,
              inputMode: 'numeric',
              'aria-label': texts.quantity,
            }}
          />
          <button className="button-link buy-box__button" type="submit">
            {texts.addToCart}
          </button>
        </form>
      )}
    </div>
  )
}
