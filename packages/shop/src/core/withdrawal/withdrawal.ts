/** Declarations of withdrawal that one order takes. Of more, the owner gets mails alone. */
export const MAX_WITHDRAWALS = 20

/** Pieces of a line of an order, by its position. */
export interface WithdrawnPieces {
  readonly line: number
  readonly quantity: number
}

/** Part of an order that its buyer withdraws from: all of it, some pieces, or what they say in their own words. */
export type WithdrawalScope =
  | { readonly kind: 'whole' }
  | { readonly kind: 'pieces'; readonly pieces: readonly WithdrawnPieces[] }
  | { readonly kind: 'part'; readonly words: string }

/** Declaration of a buyer that they withdraw from an order. */
export interface Withdrawal {
  /** Name as it was typed. */
  readonly name: string
  readonly scope: WithdrawalScope
}

/** A declaration that was received. */
export interface ReceivedWithdrawal extends Withdrawal {
  readonly at: Date
  /** Drawn with the form: sent twice, it is one declaration. */
  readonly key: string
}

/** Line of an order, as far as withdrawals ask. */
interface Line {
  readonly quantity: number
}

/**
 * Pieces of each line that no declaration names yet.
 *
 * @param received Declarations about the order. One in a buyer's own words names no pieces.
 */
export function piecesLeft(lines: readonly Line[], received: readonly Pick<Withdrawal, 'scope'>[]): readonly number[] {
  if (received.some(({ scope }) => scope.kind === 'whole')) return lines.map(() => 0)
  const named = received.flatMap(({ scope }) => (scope.kind === 'pieces' ? scope.pieces : []))
  return lines.map(({ quantity }, line) =>
    Math.max(
      0,
      named.reduce((left, one) => (one.line === line ? left - one.quantity : left), quantity),
    ),
  )
}

/**
 * Scope of chosen pieces: all of them are the whole order.
 *
 * @param chosen Pieces of each line.
 * @returns Undefined where none are chosen, or more than are left.
 */
export function scopeOf(
  lines: readonly Line[],
  chosen: readonly number[],
  left: readonly number[],
): WithdrawalScope | undefined {
  const isPossible = lines.every((_, line) => {
    const quantity = chosen[line] ?? 0
    return Number.isInteger(quantity) && quantity >= 0 && quantity <= (left[line] ?? 0)
  })
  const pieces = lines.flatMap((_, line) => (chosen[line] ? [{ line, quantity: chosen[line] }] : []))
  if (!isPossible || pieces.length === 0) return undefined
  return lines.every(({ quantity }, line) => chosen[line] === quantity) ? { kind: 'whole' } : { kind: 'pieces', pieces }
}
