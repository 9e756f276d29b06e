import { expect, it } from 'vitest'
import { refusedFields } from './refused-fields.ts'

const REFUSED = { accent: { value: 'blue', valid: false, errorMessage: 'Give a colour.' } }

it('a value that was refused stays so when a late answer calls it right', () => {
  const { refused, forgotten } = refusedFields(new Map(), REFUSED)
  expect(forgotten).toEqual([])
  const later = refusedFields(refused, { accent: { value: 'blue', valid: true } })
  expect(later.forgotten).toEqual(['accent'])
  expect(later.refused.get('accent')).toEqual({ value: 'blue', errorMessage: 'Give a colour.' })
})

it('another value is not', () => {
  const { refused } = refusedFields(new Map(), REFUSED)
  expect(refusedFields(refused, { accent: { value: '#0000ff', valid: true } })).toEqual({
    refused: new Map(),
    forgotten: [],
  })
})
