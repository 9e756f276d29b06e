import type { AdminText } from '@vitrine/kit/core'
import type { Payload, ServerProps } from 'payload'
import type { ReactNode } from 'react'
import type { CountedStock } from '../core/product/typed-stock.ts'
import './shop-admin.css'

/** SKUs that are named. */
const MAX_NAMED = 20

interface EndingStockProps extends ServerProps {
  /** Finds the SKUs of which few pieces are free; the collection gives it. */
  readonly endingStock: (payload: Payload, limit: number) => Promise<readonly CountedStock[]>
}

/** Above the list of products: the stock that ends. */
export async function EndingStock({ payload, i18n, endingStock }: EndingStockProps): Promise<ReactNode> {
  const ending = await endingStock(payload, MAX_NAMED)
  if (ending.length === 0) return null
  const word = ({ en, de }: AdminText) => (i18n.language === 'de' ? de : en)
  return (
    <details className="order-act">
      <summary>{word({ en: 'Stock that ends', de: 'Lager, das zur Neige geht' })}</summary>
      <ul className="stock__counts stock__ending">
        {ending.map(({ sku, onHand, reserved }) => (
          <li key={sku}>
            <a href={`?search=${encodeURIComponent(sku)}`}>{sku}</a>:{' '}
            {word({ en: `${onHand - reserved} free`, de: `${onHand - reserved} frei` })}
          </li>
        ))}
      </ul>
    </details>
  )
}
