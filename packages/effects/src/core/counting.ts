/** Milliseconds that a number takes to reach its value. */
export const COUNTING_MS = 1600

/** Notation of numbers in a language that groups digits by three. */
export interface NumberMarks {
  readonly group: string
  readonly decimal: string
  /** Sign before negative numbers. */
  readonly minus: string
  /** Digits before the separator from which they are grouped. */
  readonly groupsFrom: number
}

/** Numbers by which {@link numberMarks} proves itself. */
const PROOFS = [0, 7.25, 98.6, 999, 1000, 1234.5, 9999, 12_400, 654_321.9, 1_000_000, 12_345_678, -4, -12_400.5]

/** Writes a number as its language does, always with the same digits after the separator. */
export function numberFormat(locale: string, digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/**
 * Finds out how a language writes numbers, for {@link writeNumber}.
 *
 * @returns Undefined where it does so in a way that has no marks here, such as other digits or groups of two.
 */
export function numberMarks(locale: string): NumberMarks | undefined {
  const parts = numberFormat(locale, 1).formatToParts(-12_345.5)
  const mark = (name: 'group' | 'decimal') => parts.find(({ type }) => type === name)?.value ?? ''
  // Hebrew has a sign of its direction beside the minus.
  const minus = parts
    .slice(
      0,
      parts.findIndex(({ type }) => type === 'integer'),
    )
    .map(({ value }) => value)
    .join('')
  const groupsFrom = numberFormat(locale, 0).format(1234).length > 4 ? 4 : 5
  const marks = { group: mark('group'), decimal: mark('decimal'), minus, groupsFrom }
  const isRight = [0, 1, 2].every((digits) => {
    const format = numberFormat(locale, digits)
    return PROOFS.every((value) => writeNumber(value, digits, marks) === format.format(value))
  })
  return isRight ? marks : undefined
}

/** Writes a number like {@link numberFormat}, without the data of languages, which a browser loads for tens of milliseconds. */
export function writeNumber(value: number, digits: number, { group, decimal, minus, groupsFrom }: NumberMarks): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(digits).split('.')
  const grouped = whole.length < groupsFrom ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, group)
  return `${value < 0 ? minus : ''}${grouped}${fraction === undefined ? '' : decimal + fraction}`
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
