import { describe, expect, it } from 'vitest'
import { countedAt, numberFormat, numberMarks, writeNumber } from './counting.ts'

it('counts from nothing to the value, and never past it', () =>
  expect([-1, 0, 1, 2].map((part) => countedAt(240, part))).toEqual([0, 0, 240, 240]))
it('counts fast at first', () => expect(countedAt(100, 0.5)).toBeGreaterThan(90))
it('counts down to what is below nothing', () => expect(countedAt(-5, 1)).toBe(-5))
it('writes numbers as their language does', () => {
  expect(numberFormat('en', 0).format(12400)).toBe('12,400')
  expect(numberFormat('de', 1).format(4.5)).toBe('4,5')
  expect(numberFormat('en', 1).format(4)).toBe('4.0')
})

describe('numbers written without the data of languages', () => {
  it.each(['en', 'de', 'he', 'fr', 'es', 'pl', 'it', 'de-CH', 'pt-BR'])('are those of %s', (locale) => {
    const marks = numberMarks(locale)
    if (!marks) throw new Error(`No marks of ${locale} were found.`)
    for (let part = 0; part <= 1; part += 0.01)
      for (const [value, digits] of [
        [12400, 0],
        [4.5, 1],
        [2_750_000.25, 2],
        [146, 0],
      ] as const) {
        const shown = countedAt(value, part)
        expect(writeNumber(shown, digits, marks)).toBe(numberFormat(locale, digits).format(shown))
      }
  })
  it.each(['ar-EG', 'hi', 'fa'])('are left to the browser in %s', (locale) =>
    expect(numberMarks(locale)).toBeUndefined())
})
