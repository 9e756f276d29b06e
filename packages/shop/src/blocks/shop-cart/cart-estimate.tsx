import type { ReactNode } from 'react'
import type { BuyingTexts } from '../../core/buying/buying-texts.ts'
import type { CartScreen } from '../../core/buying/cart-screen.ts'
import { CART_FIELDS } from '../../core/cart/cart-form.ts'
import { MAX_POSTCODE_LENGTH } from '../../core/cart/stored-cart.ts'

/** Shows what sending costs to a place. */
export function CartEstimate({
  estimate: { countries, country, postcode, choices, problem },
  texts,
  to,
}: {
  readonly estimate: NonNullable<CartScreen['estimate']>
  readonly texts: BuyingTexts
  readonly to: string
}): ReactNode {
  return (
    <details className="cart__beside" open={choices.length > 0 || problem !== undefined}>
      <summary className="cart__summary">{texts.estimate}</summary>
      <form className="cart__estimate" method="post" action={to}>
        <input type="hidden" name={CART_FIELDS.action} value="estimate" />
        <div className="buying__field">
          <label className="buying__label" htmlFor="cart-country">
            {texts.country}
          </label>
          <select
            className="buying__control"
            id="cart-country"
            name={CART_FIELDS.country}
            defaultValue={country}
            autoComplete="country"
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div className="buying__field">
          <label className="buying__label" htmlFor="cart-postcode">
            {texts.postcode}
          </label>
          <input
            className="buying__control"
            id="cart-postcode"
            name={CART_FIELDS.postcode}
            defaultValue={postcode}
            maxLength={MAX_POSTCODE_LENGTH}
            autoComplete="postal-code"
          />
        </div>
        <button className="button-link button-link--outline" type="submit">
          {texts.estimateShow}
        </button>
      </form>
      {problem && (
        <p className="buying__problem" role="alert">
          {problem}
        </p>
      )}
      {choices.length > 0 && (
        <ul className="cart__ways">
          {choices.map(({ label, price }) => (
            <li key={label} className="cart__way">
              <span>{label}</span>
              <span>{price}</span>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
