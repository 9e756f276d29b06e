import type { RenderContext } from '@vitrine/kit/core'
import { stepperTextsOf } from '@vitrine/ui/core'
import { ResponsiveImage, Stepper } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import { type CartScreen, cartState, type ShownCartLine } from '../../core/buying/cart-screen.ts'
import { CART_FIELDS, lineFields } from '../../core/cart/cart-form.ts'
import { MAX_QUANTITY } from '../../core/prices/cart.ts'
import { skuKey } from '../../core/product/sku.ts'
import { filled } from '../../core/shop-texts.ts'
import type { CartProduct } from '../../core/shown/cart-products.ts'

/** Lines of a cart, with their numbers of pieces. */
export function CartTable(props: {
  readonly screen: CartScreen
  readonly products: Readonly<Record<string, CartProduct>>
  /** Ids of the forms. */
  readonly forms: { readonly table: string; readonly remove: string }
  readonly context: RenderContext
}): ReactNode {
  const { screen, products, forms, context } = props
  const { texts, addresses } = cartState.of(context)
  return (
    <>
      <form className="cart" id={forms.table} method="post" action={addresses.cart} noValidate>
        <table className="cart__table">
          <caption className="visually-hidden">{texts.cart}</caption>
          <thead className="cart__head">
            <tr>
              <th scope="col">{texts.product}</th>
              <th scope="col" className="cart__number">
                {texts.unitPrice}
              </th>
              <th scope="col">{texts.quantity}</th>
              <th scope="col" className="cart__number">
                {texts.sum}
              </th>
            </tr>
          </thead>
          <tbody className="cart__body">
            {screen.lines.map((line, place) => (
              <Line
                key={line.sku}
                line={line}
                place={place}
                product={products[skuKey(line.sku)] ?? {}}
                removeForm={forms.remove}
                context={context}
              />
            ))}
          </tbody>
        </table>
        <button className="button-link button-link--outline" type="submit" name={CART_FIELDS.action} value="update">
          {texts.update}
        </button>
      </form>
      <form id={forms.remove} method="post" action={addresses.cart}>
        <input type="hidden" name={CART_FIELDS.action} value="remove" />
      </form>
    </>
  )
}

function Line(props: {
  readonly line: ShownCartLine
  readonly place: number
  readonly product: CartProduct
  readonly removeForm: string
  readonly context: RenderContext
}): ReactNode {
  const { line, place, product, removeForm, context } = props
  const { texts } = cartState.of(context)
  const { sku, title, quantity, unitPrice, sum, problem } = line
  const { href, image } = product
  const id = `cart-pieces-${place}`
  return (
    <tr className="cart__line">
      <th className="cart__product" scope="row">
        <span className="cart__image-frame">
          {image && <ResponsiveImage image={{ ...image, alt: '' }} sizes="6rem" className="cart__image" />}
        </span>
        <span className="cart__about">
          {href ? (
            <a className="cart__title" href={href}>
              {title}
            </a>
          ) : (
            <span className="cart__title">{title}</span>
          )}
          {problem && (
            <span className="buying__problem" id={`${id}-problem`}>
              {problem}
            </span>
          )}
          <button
            className="buying__link-button"
            type="submit"
            form={removeForm}
            name={CART_FIELDS.sku}
            value={sku}
            aria-label={filled(texts.removeOf, { title })}
          >
            {texts.remove}
          </button>
        </span>
      </th>
      <td className="cart__number cart__unit">{unitPrice}</td>
      <td className="cart__pieces">
        <input type="hidden" name={lineFields(place).sku} value={sku} />
        {unitPrice && (
          <Stepper
            id={id}
            of={title}
            texts={stepperTextsOf(context)}
            field={{
              name: lineFields(place).pieces,
              defaultValue: quantity,
              min: 0,
              max: MAX_QUANTITY,
              step: 1,
              inputMode: 'numeric',
              'aria-label': filled(texts.quantityOf, { title }),
              ...(problem && { 'aria-describedby': `${id}-problem` }),
            }}
          />
        )}
      </td>
      <td className="cart__number cart__sum">{sum}</td>
    </tr>
  )
}
