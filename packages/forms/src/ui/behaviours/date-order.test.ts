import { describe, expect, it } from 'vitest'
import { dateOrder, inReadersOrder } from './date-order.ts'

describe('the order of a date', () => {
  it.each([
    ['en-US', 'MM/DD/YYYY'],
    ['en-GB', 'DD/MM/YYYY'],
    ['de', 'DD.MM.YYYY'],
    ['sv-SE', 'YYYY-MM-DD'],
    ['hu', 'YYYY. MM. DD'],
    ['ar-EG', 'DD/MM/YYYY'],
    ['th', 'DD/MM/YYYY'],
  ])('of %s is %s', (language, order) => expect(dateOrder(language)).toBe(order))
})

describe('a sentence about a date', () => {
  it('asks for the order that the box has', () =>
    expect(inReadersOrder('Please enter a date in YYYY-MM-DD format.', 'en-US')).toBe(
      'Please enter a date in MM/DD/YYYY format.',
    ))
  it('stays as its author wrote it without one', () =>
    expect(inReadersOrder('When shall we come?', 'en-US')).toBe('When shall we come?'))
})
