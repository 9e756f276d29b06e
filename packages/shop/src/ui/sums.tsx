import type { ReactNode } from 'react'
import type { ShownSum } from '../core/buying/shown-sums.ts'

/** Sums of a cart or an order: parts, the total, and the taxes within it. */
export function Sums({ sums }: { readonly sums: readonly ShownSum[] }): ReactNode {
  const rows = sums.filter(({ amount }) => amount !== undefined)
  const sentences = sums.filter(({ amount }) => amount === undefined)
  return (
    <>
      <dl className="sums">
        {rows.map(({ kind, label, amount }) => (
          <div key={label} className="sums__row" data-kind={kind}>
            <dt>{label}</dt>
            <dd className="sums__amount">{amount}</dd>
          </div>
        ))}
      </dl>
      {sentences.map(({ label }) => (
        <p key={label} className="sums__note">
          {label}
        </p>
      ))}
    </>
  )
}
