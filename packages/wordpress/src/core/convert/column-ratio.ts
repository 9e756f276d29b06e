/** Widths of columns that our design has. */
type Ratio = '7-5' | '5-7' | '8-4' | '4-8' | 'halves' | 'thirds' | '6-3-3' | '3-6-3' | '3-3-6' | 'equal'

type Shares = readonly (readonly [Ratio, readonly number[]])[]

/** Shares of two and of three columns, in twelfths. */
const TWO: Shares = [
  ['4-8', [4, 8]],
  ['5-7', [5, 7]],
  ['halves', [6, 6]],
  ['7-5', [7, 5]],
  ['8-4', [8, 4]],
]
const THREE: Shares = [
  ['thirds', [4, 4, 4]],
  ['6-3-3', [6, 3, 3]],
  ['3-6-3', [3, 6, 3]],
  ['3-3-6', [3, 3, 6]],
]

/**
 * Finds the ratio that comes nearest to the widths of columns, in any unit that they share. More than three are equal.
 */
export function nearestRatio(widths: readonly number[]): Ratio {
  if (widths.length > 3) return 'equal'
  const whole = widths.reduce((sum, width) => sum + width, 0) || 1
  const distance = ([, shares]: Shares[number]) =>
    shares.reduce((sum, share, place) => sum + ((widths[place] ?? 0) / whole - share / 12) ** 2, 0)
  const ratios = widths.length === 3 ? THREE : TWO
  return ratios.reduce((best, next) => (distance(next) < distance(best) ? next : best))[0]
}
