interface NumberRule {
  readonly min?: number
  readonly max?: number
  readonly required: boolean
}

/** A number with a point or a comma before its decimals, and without signs between its thousands. */
const NUMBER = /^[-+]?(?:\d+(?:[.,]\d+)?|[.,]\d+)$/

/** Reads a number as an editor types it. @returns Null: the field is emptied. A sentence: why it is none. */
export function typedNumber(text: string, { min, max, required }: NumberRule): number | null | string {
  const typed = text.trim()
  if (typed === '') return required ? 'A number is needed here.' : null
  const value = NUMBER.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN
  if (!Number.isFinite(value)) return 'This is no number. Type digits, such as 12 or 4.5.'
  if (min !== undefined && value < min) return `The least number here is ${min}.`
  if (max !== undefined && value > max) return `The greatest number here is ${max}.`
  return value
}
