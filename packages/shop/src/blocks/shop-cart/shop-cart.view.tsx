import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer, RenderContext } from '@vitrine/kit/core'
import { ButtonLink } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import { cartState } from '../../core/buying/cart-screen.ts'
import { BuyingNotice } from '../../ui/buying-notice.tsx'
import { Sums } from '../../ui/sums.tsx'
import { CartCoupons } from './cart-coupons.tsx'
import { CartEstimate } from './cart-estimate.tsx'
import { CartTable } from './cart-table.tsx'
import { type ShopCartBlock, shopCart } from './shop-cart.block.ts'

/** Id of the form whose buttons take lines out. */
const REMOVE_FORM = 'cart-remove'

/** Id of the form of the table: the button that leads to the checkout sends it, so no number that was typed is lost. */
const TABLE_FORM = 'cart-form'

const Cart: BlockRenderer<ShopCartBlock> = ({ block, context }) => {
  const { screen, texts, addresses } = cartState.of(context)
  const { lines, done, problem, sums, estimate, isBlocked } = screen
  const isEmpty = lines.length === 0
  return (
    <section className="buying" data-columns={isEmpty ? undefined : ''}>
      <h1 className="buying__title">{texts.cart}</h1>
      <BuyingNotice done={done} problem={problem} />
      {isEmpty ? (
        <Empty context={context} />
      ) : (
        <>
          <div className="buying__main">
            <CartTable
              screen={screen}
              products={block.products}
              forms={{ table: TABLE_FORM, remove: REMOVE_FORM }}
              context={context}
            />
            <p>
              <a href={addresses.shop}>{texts.keepLooking}</a>
            </p>
          </div>
          <div className="buying__side">
            <section className="buying__card" aria-labelledby="cart-summary">
              <h2 className="buying__heading" id="cart-summary">
                {texts.summary}
              </h2>
              <Sums sums={sums} />
              {estimate && estimate.choices.length === 0 && <p className="buying__soft">{texts.shippingLater}</p>}
              {!isBlocked && (
                <button
                  className="button-link buying__wide"
                  type="submit"
                  form={TABLE_FORM}
                  name="action"
                  value="checkout"
                >
                  {texts.toCheckout}
                </button>
              )}
            </section>
            <CartCoupons screen={screen} texts={texts} to={addresses.cart} />
            {estimate && <CartEstimate estimate={estimate} texts={texts} to={addresses.cart} />}
          </div>
        </>
      )}
    </section>
  )
}

function Empty({ context }: { readonly context: RenderContext }): ReactNode {
  const { texts, addresses } = cartState.of(context)
  return (
    <div className="buying__main">
      <p>{texts.cartEmpty}</p>
      <p>
        <ButtonLink href={addresses.shop}>{texts.toShop}</ButtonLink>
      </p>
    </div>
  )
}

export const view = defineView(shopCart, { Block: Cart, styles: ['buying', 'sums', 'shop-cart'], holdsTitle: true })
