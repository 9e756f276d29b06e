'use client'

import { useSiteTime } from '@vitrine/content/admin'
import type { ReactNode } from 'react'
import type { OrderPage } from '../../core/order/order-page.ts'
import { EVENT_WORDS } from '../../core/order/order-words.ts'
import { useWords } from '../use-words.ts'
import { useMoney } from './use-money.ts'

/** History of an order, the newest first: what happened, when, by whom and why. */
export function OrderHistory({ order }: { readonly order: OrderPage }): ReactNode {
  const { word } = useWords()
  const timeOf = useSiteTime()
  const money = useMoney(order.currency)
  return (
    <section aria-labelledby="order-history">
      <h2 id="order-history">{word({ en: 'History', de: 'Verlauf' })}</h2>
      <ol className="order__history">
        {order.history.map(({ at, kind, who, text, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are never changed, and read anew as a whole
          <li key={index}>
            <time dateTime={at}>{timeOf(at, 'moment')}</time>
            <span>
              {word(EVENT_WORDS[kind] ?? { en: kind, de: kind })}
              {amount !== undefined && ` ${money(amount)}`}
              {who !== undefined && <small>{who}</small>}
            </span>
            {text !== undefined && <p className="order__note">{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
