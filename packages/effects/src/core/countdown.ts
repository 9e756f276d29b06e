/** Units of a countdown, the largest first, and their lengths in seconds. */
export const COUNTDOWN_UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** Time left until a moment, one number for each of {@link COUNTDOWN_UNITS}. Undefined once it has come. */
export function timeLeft(until: Date, now: Date): readonly number[] | undefined {
  let seconds = Math.ceil((until.getTime() - now.getTime()) / 1000)
  if (seconds <= 0) return undefined
  return COUNTDOWN_UNITS.map(([, length]) => {
    const whole = Math.floor(seconds / length)
    seconds -= whole * length
    return whole
  })
}

/** The name of a unit beside its number, in the number's form: `day`, `days`. */
export function unitName(unit: string, value: number, locale: string): string {
  const parts = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(value)
  return parts.find(({ type }) => type === 'unit')?.value ?? unit
}
