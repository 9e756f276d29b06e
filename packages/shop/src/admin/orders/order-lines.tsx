'use client'

import type { ReactNode } from 'react'
import type { OrderPage } from '../../core/order/order-page.ts'
import { useWords } from '../use-words.ts'
import { useMoney } from './use-money.ts'

/** Lines of an order and what they come to. */
export function OrderLines({ order }: { readonly order: OrderPage }): ReactNode {
  const { language, word } = useWords()
  const money = useMoney(order.currency)
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <section className="order__table" aria-label={word({ en: 'Lines', de: 'Zeilen' })} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{word({ en: 'Pieces', de: 'Stück' })}</th>
            <th scope="col">{word({ en: 'Article', de: 'Artikel' })}</th>
            <th scope="col">{word({ en: 'Each', de: 'Einzeln' })}</th>
            <th scope="col">{word({ en: 'With tax', de: 'Mit Steuer' })}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(({ position, sku, title, quantity, refundedQuantity, unitPrice, gross }) => (
            <tr key={position}>
              <td>{quantity}</td>
              <td>
                {title} <small>{sku}</small>
                {refundedQuantity > 0 && (
                  <small>{word({ en: `${refundedQuantity} given back`, de: `${refundedQuantity} erstattet` })}</small>
                )}
              </td>
              <td>{money(unitPrice)}</td>
              <td>{money(gross)}</td>
            </tr>
          ))}
          {order.shipping && (
            <tr>
              <td />
              <td>{order.shipping.label}</td>
              <td />
              <td>{money(order.shipping.gross)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          {order.coupons.map(({ code, amount }) => (
            <tr key={code}>
              <td />
              <th scope="row" colSpan={2}>
                {word({ en: `Coupon ${code}, taken off above`, de: `Gutschein ${code}, oben abgezogen` })}
              </th>
              <td>−{money(amount)}</td>
            </tr>
          ))}
          {order.taxes.map(({ rate, net, tax }) => (
            <tr key={`${rate} ${net}`}>
              <td />
              <th scope="row" colSpan={2}>
                {word({ en: 'Tax', de: 'Steuer' })} {percent.format(rate / 10_000)}
              </th>
              <td>{money(tax)}</td>
            </tr>
          ))}
          <tr className="order__total">
            <td />
            <th scope="row" colSpan={2}>
              {word({ en: 'Total', de: 'Summe' })}
            </th>
            <td>{money(order.total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
