/** How long a number runs to its value. */
export const COUNTING_MS = 1600

/** Writes a number as its language does, always with the same digits after the separator. */
export function numberFormat(locale: string, digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/**
 * The number that is shown on the way, fast at first.
 *
 * @param part 0 to 1 of the time.
 */
export function countedAt(value: number, part: number): number {
  const left = 1 - Math.min(1, Math.max(0, part))
  return value * (1 - left ** 4)
}
