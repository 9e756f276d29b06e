import type { ReactNode } from 'react'
import type { BuyingTexts } from '../../core/buying/buying-texts.ts'
import type { CartScreen } from '../../core/buying/cart-screen.ts'
import { CART_FIELDS } from '../../core/cart/cart-form.ts'
import { MAX_CODE_LENGTH } from '../../core/cart/stored-cart.ts'
import { filled } from '../../core/shop-texts.ts'

/** Coupons that are used, and a field for another one. */
export function CartCoupons({
  screen: { coupons, coupon },
  texts,
  to,
}: {
  readonly screen: Pick<CartScreen, 'coupons' | 'coupon'>
  readonly texts: BuyingTexts
  readonly to: string
}): ReactNode {
  const { typed, problem } = coupon
  return (
    <div className="cart__beside">
      {coupons.map((code) => (
        <form key={code} className="cart__coupon" method="post" action={to}>
          <input type="hidden" name={CART_FIELDS.action} value="forget coupon" />
          <span>{filled(texts.couponUsed, { code })}</span>
          <button
            className="buying__link-button"
            type="submit"
            name={CART_FIELDS.code}
            value={code}
            aria-label={filled(texts.forgetCoupon, { code })}
          >
            {texts.remove}
          </button>
        </form>
      ))}
      <form className="cart__row" method="post" action={to} noValidate>
        <input type="hidden" name={CART_FIELDS.action} value="use coupon" />
        <div className="buying__field">
          <label className="buying__label" htmlFor="cart-coupon">
            {texts.coupon}
          </label>
          <input
            className="buying__control"
            id="cart-coupon"
            name={CART_FIELDS.code}
            defaultValue={typed}
            maxLength={MAX_CODE_LENGTH}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...(problem && { 'aria-invalid': true, 'aria-describedby': 'cart-coupon-problem' })}
          />
          {problem && (
            <p className="buying__problem" id="cart-coupon-problem" role="alert">
              {problem}
            </p>
          )}
        </div>
        <button className="button-link button-link--outline" type="submit">
          {texts.useCoupon}
        </button>
      </form>
    </div>
  )
}
