import { type Amount, least, NOTHING, scale, subtract, sum } from '../money/amount.ts'

/** A paid order, as far as refunds ask. Amounts are gross. */
export interface RefundableOrder {
  readonly paid: Amount
  readonly refunded: Amount
  readonly lines: readonly {
    readonly quantity: number
    readonly refundedQuantity: number
    /** Of all pieces, with tax. */
    readonly gross: Amount
  }[]
  readonly shipping: { readonly gross: Amount; readonly refunded: Amount }
}

/** A wish to give money back: pieces of lines, sending, or any sum besides. */
export interface RefundWish {
  /** Index of a line, and pieces of it. */
  readonly lines: readonly { readonly line: number; readonly quantity: number }[]
  readonly shipping: boolean
  readonly besides: Amount
}

/** A refund that was made, as far as others follow from it. Amounts are gross. */
export interface StoredRefundFacts {
  readonly id: number
  readonly amount: Amount
  /** Pieces of lines by their positions. */
  readonly lines: RefundWish['lines']
  /** Of the sending, within the amount. */
  readonly shipping: Amount
  readonly reason: string
}

export type RefundPlan =
  | { readonly ok: true; readonly amount: Amount }
  /** `most` is what can be given back at all. */
  | { readonly ok: false; readonly problem: 'nothing' | 'no such pieces' | 'more than was paid'; readonly most: Amount }

/**
 * Plans a refund, never of more than was paid. Pieces of a line are worth their share, rounded so that all of them are worth
 * the line; who gives back all that is left gives back what was paid, to the last unit. Pieces that are worth more than is
 * left to give back get what is left.
 */
export function planRefund(order: RefundableOrder, wish: RefundWish): RefundPlan {
  const most = subtract(order.paid, order.refunded)
  const pieces = piecesOf(order, wish)
  if (!pieces) return { ok: false, problem: 'no such pieces', most }
  const shipping = wish.shipping ? subtract(order.shipping.gross, order.shipping.refunded) : NOTHING
  const wanted = sum([...pieces.amounts, shipping, wish.besides])
  const takesRest = pieces.takesAll && wish.shipping && wish.besides === 0
  if (wish.besides < 0 || (wish.besides > 0 && wanted > most)) return { ok: false, problem: 'more than was paid', most }
  // Taxes that are rounded once for each rate can make the lines worth a few units more than was paid.
  const amount = takesRest ? most : least(wanted, most)
  if (amount <= 0) return { ok: false, problem: 'nothing', most }
  return { ok: true, amount }
}

function piecesOf({ lines }: RefundableOrder, wish: RefundWish) {
  const wanted = new Map<number, number>()
  for (const { line, quantity } of wish.lines) wanted.set(line, (wanted.get(line) ?? 0) + quantity)
  const isPossible = [...wanted].every(([index, quantity]) => {
    const line = lines[index]
    return line && Number.isInteger(quantity) && quantity > 0 && line.refundedQuantity + quantity <= line.quantity
  })
  if (!isPossible) return undefined
  return {
    amounts: lines.map((line, index) => shareOf(line, wanted.get(index) ?? 0)),
    takesAll: lines.every((line, index) => line.refundedQuantity + (wanted.get(index) ?? 0) === line.quantity),
  }
}

/** Difference of the rounded shares of before and after, so that no unit is lost between several refunds. */
function shareOf({ quantity, refundedQuantity, gross }: RefundableOrder['lines'][number], pieces: number): Amount {
  const upTo = (count: number) => scale(gross, count, quantity)
  return subtract(upTo(refundedQuantity + pieces), upTo(refundedQuantity))
}
