import { enhancer } from '@vitrine/islands/ui'
import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import type { ReactNode } from 'react'
import type { BuyingTexts } from '../../core/buying/buying-texts.ts'
import type { BuyingAddresses } from '../../core/buying/cart-screen.ts'
import { type CheckoutScreen, checkoutState } from '../../core/buying/checkout-screen.ts'
import { CHECKOUT_FIELDS, MAX_LENGTHS } from '../../core/checkout/checkout-form.ts'
import { BuyingField, BuyingInput } from '../../ui/buying-field.tsx'
import { OrderLines } from '../../ui/order-lines.tsx'
import { Sums } from '../../ui/sums.tsx'
import { AccountSentence } from './account-sentence.tsx'
import { BeginAtOnce } from './begin-at-once.tsx'
import { CheckoutAddress } from './checkout-address.tsx'
import { CheckoutChoice } from './checkout-choice.tsx'
import { CheckoutProblems, PROBLEMS_ID } from './checkout-problems.tsx'
import { type ShopCheckoutBlock, shopCheckout } from './shop-checkout.block.ts'
import { TermsSentence } from './terms-sentence.tsx'

const Recalculating = enhancer('checkout-form', { when: 'idle' })

interface Parts {
  readonly screen: CheckoutScreen
  readonly texts: BuyingTexts
  readonly addresses: BuyingAddresses
}

const Checkout: BlockRenderer<ShopCheckoutBlock> = ({ context }) => {
  const { screen, texts, addresses } = checkoutState.of(context)
  if (!screen) return null
  const { checkout } = addresses
  return (
    <Recalculating>
      <form
        className="buying checkout"
        data-columns=""
        method="post"
        action={`${checkout}#${PROBLEMS_ID}`}
        noValidate
        data-checkout=""
      >
        <h1 className="buying__title">{texts.checkout}</h1>
        <CheckoutProblems screen={screen} texts={texts} locale={context.locale} />
        <input type="hidden" name={CHECKOUT_FIELDS.key} value={screen.key} />
        <div className="buying__main">
          <Contact screen={screen} texts={texts} locale={context.locale} />
          <Addresses screen={screen} texts={texts} addresses={addresses} />
          <Ways screen={screen} texts={texts} addresses={addresses} />
          <BuyingField
            name={CHECKOUT_FIELDS.notes}
            label={texts.notes}
            aside={texts.optional}
            problem={screen.problems.get('notes')}
          >
            {(described) => (
              <textarea
                className="buying__control"
                name={CHECKOUT_FIELDS.notes}
                defaultValue={screen.typed.notes}
                maxLength={MAX_LENGTHS.notes}
                rows={3}
                dir="auto"
                {...described}
              />
            )}
          </BuyingField>
        </div>
        <div className="buying__side">
          <Overview screen={screen} texts={texts} addresses={addresses} />
        </div>
      </form>
    </Recalculating>
  )
}

function Contact({ screen, texts, locale }: Omit<Parts, 'addresses'> & { readonly locale: string }): ReactNode {
  const { typed, problems, account } = screen
  return (
    <section className="checkout__part" aria-labelledby="checkout-contact">
      <h2 className="buying__heading" id="checkout-contact">
        {texts.contact}
      </h2>
      {account && <AccountSentence account={account} locale={locale} />}
      <BuyingInput
        name={CHECKOUT_FIELDS.email}
        label={texts.email}
        hint={texts.emailHint}
        value={typed.email}
        problem={problems.get('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={MAX_LENGTHS.email}
        required
        dir="ltr"
      />
      <BuyingInput
        name={CHECKOUT_FIELDS.phone}
        label={texts.phone}
        aside={texts.optional}
        value={typed.phone}
        problem={problems.get('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={MAX_LENGTHS.phone}
        dir="ltr"
      />
    </section>
  )
}

function Addresses({ screen, texts, addresses }: Parts): ReactNode {
  const { typed, problems, isSent } = screen
  return (
    <>
      <section className="checkout__part" aria-labelledby="checkout-invoice">
        <h2 className="buying__heading" id="checkout-invoice">
          {texts.invoiceAddress}
        </h2>
        <CheckoutAddress kind="invoice" screen={screen} texts={texts} to={addresses.checkout} />
        <BuyingInput
          name={CHECKOUT_FIELDS.vatNumber}
          label={texts.vatNumber}
          hint={texts.vatHint}
          aside={texts.optional}
          value={typed.vatNumber}
          problem={problems.get('vat-number')}
          maxLength={MAX_LENGTHS.vatNumber}
          autoComplete="off"
          autoCapitalize="characters"
          dir="ltr"
        />
      </section>
      {isSent && (
        <section className="checkout__part checkout__elsewhere" aria-label={texts.deliveryAddress}>
          <label className="checkout__option checkout__option--plain">
            <input
              className="checkout__radio"
              type="checkbox"
              name={CHECKOUT_FIELDS.elsewhere}
              value="1"
              defaultChecked={typed.isElsewhere}
              data-recalculates=""
            />
            <span>{texts.elsewhere}</span>
          </label>
          <div className="checkout__delivery">
            <CheckoutAddress kind="delivery" screen={screen} texts={texts} to={addresses.checkout} />
          </div>
        </section>
      )}
    </>
  )
}

function Ways({ screen, texts }: Parts): ReactNode {
  const { typed, problems, isSent, ways, methods } = screen
  return (
    <>
      {isSent && (
        <CheckoutChoice
          name={CHECKOUT_FIELDS.shipping}
          legend={texts.shippingMethod}
          problem={problems.get('shipping')}
          choices={ways.map(({ id, ...way }) => ({ value: id, ...way }))}
          recalculates
          none={texts.noShipping}
        />
      )}
      <CheckoutChoice
        name={CHECKOUT_FIELDS.method}
        legend={texts.payment}
        problem={problems.get('method')}
        choices={methods.map(({ method, label }) => ({ value: method, label, isChosen: method === typed.method }))}
        recalculates={false}
        none={texts.noPayment}
      />
    </>
  )
}

/** Overview of the order and its price; the button stands right below it, as the law wants. */
function Overview({ screen, texts, addresses }: Parts): ReactNode {
  const { lines, sums, total, methods, links } = screen
  return (
    <section className="buying__card" aria-labelledby="checkout-overview" data-checkout-part="overview">
      <div className="checkout__overview-head">
        <h2 className="buying__heading" id="checkout-overview">
          {texts.yourOrder}
        </h2>
        <a href={addresses.cart}>{texts.changeCart}</a>
      </div>
      <OrderLines lines={lines} />
      <Sums sums={sums} />
      <TermsSentence links={links} texts={texts} />
      <BeginAtOnce screen={screen} />
      {total !== undefined && methods.length > 0 ? (
        <>
          <input type="hidden" name={CHECKOUT_FIELDS.total} value={total} />
          <button className="button-link buying__wide" type="submit" name={CHECKOUT_FIELDS.action} value="order">
            {texts.buy}
          </button>
        </>
      ) : (
        <button
          className="button-link button-link--outline buying__wide"
          type="submit"
          name={CHECKOUT_FIELDS.action}
          value="recalculate"
        >
          {texts.recalculate}
        </button>
      )}
    </section>
  )
}

export const view = defineView(shopCheckout, {
  Block: Checkout,
  styles: ['buying', 'sums', 'order-lines', 'shop-checkout'],
  holdsTitle: true,
})
