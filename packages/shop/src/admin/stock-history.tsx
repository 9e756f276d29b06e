'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useSiteTime } from '@vitrine/content/admin'
import type { AdminText } from '@vitrine/kit/core'
import { type ReactNode, useEffect, useState } from 'react'
import { FEW_PIECES } from '../core/product/stock.ts'
import { readShop } from './call-shop.ts'
import { useWords } from './use-words.ts'
import './shop-admin.css'

interface StockAnswer {
  readonly stock: readonly { readonly sku: string; readonly onHand: number; readonly reserved: number }[]
  readonly moves: readonly {
    readonly sku: string
    readonly at: string
    readonly kind: string
    readonly onHand: number
    readonly reserved: number
    readonly order?: number
    readonly who?: string
    readonly reason?: string
  }[]
}

const MOVES: Readonly<Record<string, AdminText>> = {
  counted: { en: 'Counted', de: 'Gezählt' },
  reserved: { en: 'Reserved', de: 'Reserviert' },
  taken: { en: 'Sold', de: 'Verkauft' },
  released: { en: 'Free again', de: 'Wieder frei' },
  returned: { en: 'Returned', de: 'Zurückgekommen' },
}

/** Pieces that there are of a product, and what moved them, once it is saved. */
export function StockHistory(): ReactNode {
  const { id, lastUpdateTime } = useDocumentInfo()
  const { language, word } = useWords()
  const timeOf = useSiteTime()
  const [answer, setAnswer] = useState<StockAnswer>()
  useEffect(() => {
    if (id === undefined) return
    const leaving = new AbortController()
    const path = `/products/${id}/stock?at=${lastUpdateTime ?? 0}`
    void readShop<StockAnswer>(path, leaving.signal).then((read) => read && setAnswer(read))
    return () => leaving.abort()
  }, [id, lastUpdateTime])
  if (!answer || answer.stock.length === 0) return null
  const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' })
  return (
    <section className="stock" aria-labelledby="stock-history">
      <h3 id="stock-history">{word({ en: 'Stock', de: 'Lager' })}</h3>
      <ul className="stock__counts">
        {answer.stock.map(({ sku, onHand, reserved }) => (
          <li key={sku}>
            <strong>{sku}</strong>:{' '}
            {word({
              en: `${onHand} there, ${reserved} reserved by buyers, ${onHand - reserved} free.`,
              de: `${onHand} da, ${reserved} von Käufern reserviert, ${onHand - reserved} frei.`,
            })}
            {onHand - reserved <= FEW_PIECES && (
              <em className="stock__few"> {word({ en: 'Only few are left.', de: 'Nur noch wenige da.' })}</em>
            )}
          </li>
        ))}
      </ul>
      <ol className="order__history">
        {answer.moves.map(({ sku, at, kind, onHand, reserved, order, who, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are never changed, and read anew as a whole
          <li key={index}>
            <time dateTime={at}>{timeOf(at, 'moment')}</time>
            <span>
              {sku}: {word(MOVES[kind] ?? { en: kind, de: kind })} {signed.format(onHand === 0 ? reserved : onHand)}
              {order !== undefined && <small>{word({ en: `Order ${order}`, de: `Bestellung ${order}` })}</small>}
              {who !== undefined && <small>{who}</small>}
            </span>
            {reason !== undefined && <p className="order__note">{reason}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
