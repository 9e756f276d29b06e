'use client'

import type { ReactNode } from 'react'
import { subtract } from '../../core/money/amount.ts'
import type { OrderPage } from '../../core/order/order-page.ts'
import { isProvider } from '../../core/order/payment-methods.ts'
import { useWords } from '../use-words.ts'
import { useMoney } from './use-money.ts'

/** Fields of what is given back: pieces, the sending, an amount besides. */
export function RefundFields({ order }: { readonly order: OrderPage }): ReactNode {
  const { word } = useWords()
  const money = useMoney(order.currency)
  const left = money(subtract(order.paid, order.refunded))
  return (
    <>
      <p>
        {word({ en: `Up to ${left} can be given back.`, de: `Bis zu ${left} können erstattet werden.` })}{' '}
        {isProvider(order.method)
          ? word({
              en: 'The payment provider is asked to give it back, and the buyer gets a mail once it agrees.',
              de: 'Der Zahlungsdienst wird gebeten, es zu erstatten; sobald er zustimmt, bekommt der Käufer eine E-Mail.',
            })
          : word({
              en: 'Vitrine notes it and writes to the buyer; transfer the money yourself.',
              de: 'Vitrine vermerkt es und schreibt dem Käufer; überweisen Sie das Geld selbst.',
            })}
      </p>
      {order.lines.map(({ position, title, quantity, refundedQuantity }) => (
        <label key={position}>
          {word({ en: `Pieces of ${title}`, de: `Stück von ${title}` })}
          <input
            name={`line-${position}`}
            type="number"
            inputMode="numeric"
            min={0}
            max={quantity - refundedQuantity}
            defaultValue={0}
          />
        </label>
      ))}
      {order.shipping && order.shipping.gross > order.shipping.refunded && (
        <label className="order-act__tick">
          <input name="shipping" type="checkbox" /> {word({ en: 'The sending', de: 'Der Versand' })}
        </label>
      )}
      <label>
        {word({ en: `Besides, in ${order.currency}`, de: `Darüber hinaus, in ${order.currency}` })}
        <input name="besides" type="text" inputMode="decimal" autoComplete="off" />
      </label>
      <label className="order-act__tick">
        <input name="restocks" type="checkbox" />{' '}
        {word({ en: 'These pieces can be sold again', de: 'Diese Stücke können wieder verkauft werden' })}
      </label>
    </>
  )
}
