/** A number; or one by chance between two; or several that pieces, or rounds, take in turn. */
export type Amount = number | { readonly from: number; readonly to: number } | readonly number[]

/** Numbers that may be taken in turn. */
const MAX_IN_TURN = 20

const NUMBER = /^-?\d{1,5}(?:\.\d{1,4})?$/

/**
 * Reads a number, or a text: `-50`, `-50..50` for one by chance, `10 | 20 | 30` for turns.
 *
 * @param limits What a number beyond them is brought to.
 * @returns Undefined for anything else.
 */
export function parseAmount(
  raw: unknown,
  { min, max }: { readonly min: number; readonly max: number },
): Amount | undefined {
  const read = (text: string) => (NUMBER.test(text.trim()) ? Math.min(max, Math.max(min, Number(text))) : undefined)
  if (typeof raw !== 'string' && typeof raw !== 'number') return undefined
  const written = String(raw)
  if (written.includes('..')) {
    const [from, to, ...others] = written.split('..').map(read)
    return from !== undefined && to !== undefined && others.length === 0 ? { from, to } : undefined
  }
  const [first, ...turns] = written.split('|').slice(0, MAX_IN_TURN).map(read)
  if (first === undefined || turns.includes(undefined)) return undefined
  return turns.length === 0 ? first : [first, ...(turns as number[])]
}

/**
 * The number that counts.
 *
 * @param turn Place of the piece, from 0.
 * @param chance From 0 to 1.
 */
export function amountOf(amount: Amount, turn: number, chance: number): number {
  if (typeof amount === 'number') return amount
  if ('from' in amount) return amount.from + (amount.to - amount.from) * chance
  return amount[turn % amount.length] ?? 0
}
