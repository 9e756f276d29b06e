/** Widths of columns that our design has. */
type Ratio = '7-5' | '5-7' | '8-4' | '4-8' | 'halves' | 'thirds'

/** Share of the first of two columns. */
const TWO: readonly (readonly [Ratio, number])[] = [
  ['4-8', 4 / 12],
  ['5-7', 5 / 12],
  ['halves', 1 / 2],
  ['7-5', 7 / 12],
  ['8-4', 8 / 12],
]

/** Finds the ratio that comes nearest to the widths of two or three columns. */
export function nearestRatio(widths: readonly number[]): Ratio {
  if (widths.length > 2) return 'thirds'
  const [first = 0.5, second = 0.5] = widths
  const share = first / (first + second)
  const distance = ([, wanted]: readonly [Ratio, number]) => Math.abs(wanted - share)
  return TWO.reduce((best, next) => (distance(next) < distance(best) ? next : best))[0]
}
