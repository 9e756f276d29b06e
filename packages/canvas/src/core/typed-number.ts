import type { AdminText } from '@vitrine/content/core'

interface NumberRule {
  readonly min?: number
  readonly max?: number
  readonly required: boolean
}

/** A number with a point or a comma before its decimals, and without signs between its thousands. */
const NUMBER = /^[-+]?(?:\d+(?:[.,]\d+)?|[.,]\d+)$/

/** Reads a number as an editor types it. @returns Null: the field is emptied. A sentence: why it is none. */
export function typedNumber(text: string, { min, max, required }: NumberRule): number | null | AdminText {
  const typed = text.trim()
  if (typed === '') return required ? { en: 'A number is needed here.', de: 'Hier fehlt eine Zahl.' } : null
  const value = NUMBER.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN
  if (!Number.isFinite(value))
    return {
      en: 'This is no number. Type digits, such as 12 or 4.5.',
      de: 'Das ist keine Zahl. Schreiben Sie Ziffern wie 12 oder 4,5.',
    }
  if (min !== undefined && value < min)
    return { en: `The least number here is ${min}.`, de: `Die kleinste Zahl ist hier ${min}.` }
  if (max !== undefined && value > max)
    return { en: `The greatest number here is ${max}.`, de: `Die größte Zahl ist hier ${max}.` }
  return value
}
