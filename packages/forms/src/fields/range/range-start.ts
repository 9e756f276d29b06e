/**
 * Initial value of a range input, as browsers choose it: its value, else the middle, rounded to the nearest step.
 *
 * @see https://html.spec.whatwg.org/multipage/input.html#range-state-(type=range)
 */
export function rangeStart(scale: {
  readonly value: string
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly step?: string | undefined
}): string {
  const least = Number(scale.min || 0)
  const most = Math.max(Number(scale.max || 100), least)
  const wanted = scale.value === '' ? (least + most) / 2 : Number(scale.value)
  const step = Number(scale.step || 1)
  // `any` has no steps.
  const steps = step > 0 ? Math.min(Math.round((wanted - least) / step), Math.floor((most - least) / step)) : 0
  const start = step > 0 ? least + Math.max(steps, 0) * step : wanted
  return String(Number(start.toFixed(FRACTION_DIGITS)))
}

/** Digits after the point: what is further behind comes from adding fractions. */
const FRACTION_DIGITS = 9
