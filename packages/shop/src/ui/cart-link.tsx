import { enhancer } from '@vitrine/islands/ui'
import type { RenderContext } from '@vitrine/kit/core'
import type { ReactNode } from 'react'
import { buyingTexts } from '../core/buying/buying-texts.ts'

const Counting = enhancer('cart-count', { when: 'idle' })

/** Link to the cart. Pages are the same for everybody, so script writes the number of pieces into it. */
export function CartLink({
  cart,
  context,
}: {
  /** Address of the cart. */
  readonly cart: string
  readonly context: RenderContext
}): ReactNode {
  return (
    <Counting>
      <a className="cart-link" href={cart} {...(context.path === cart && { 'aria-current': 'page' as const })}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
          <path
            d="M3.5 6.5h13l-1 10.5h-11zM7 6.5V5a3 3 0 0 1 6 0v1.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
          />
        </svg>
        <span className="visually-hidden">{buyingTexts(context.locale).cart}</span>
        <span className="cart-link__count" data-cart-count="" />
      </a>
    </Counting>
  )
}
