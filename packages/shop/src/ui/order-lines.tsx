import type { ReactNode } from 'react'
import type { OverviewLine } from '../core/buying/checkout-screen.ts'

/** Lines of an order: pieces, what they are, and what they cost. */
export function OrderLines({ lines }: { readonly lines: readonly OverviewLine[] }): ReactNode {
  return (
    <ul className="order-lines">
      {lines.map(({ title, quantity, unitPrice, sum }, place) => (
        // Of one SKU there is one line, and two may have one name.
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never move.
        <li key={place} className="order-lines__line">
          <span className="order-lines__title">{title}</span>
          <span className="order-lines__pieces">
            {quantity} × {unitPrice}
          </span>
          <span className="order-lines__sum">{sum}</span>
        </li>
      ))}
    </ul>
  )
}
