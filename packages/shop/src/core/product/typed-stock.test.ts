import { describe, expect, it } from 'vitest'
import { typedChange, withCounts, withoutSeenStock, withSeenStock } from './typed-stock.ts'

describe('a stock that was typed', () => {
  it.each([
    ['is a number where nobody knows what the form showed', { stock: 5 }, { to: 5 }],
    ['is the difference to what the form showed', { stock: 12, stockSeen: 10 }, { by: 2 }],
    ['may be fewer', { stock: 8, stockSeen: 10 }, { by: -2 }],
    ['changes nothing if it is what the form showed', { stock: 10, stockSeen: 10 }, undefined],
    ['changes nothing if it was emptied: it is not counted', { stock: null, stockSeen: 10 }, undefined],
    ['is none below 0', { stock: -1 }, undefined],
  ])('%s', (_, holder, change) => expect(typedChange(holder)).toEqual(change))

  const product = {
    stock: null,
    variants: [
      { id: 'oak', stock: 4, stockSeen: 4 },
      { id: 'ash', stock: 9, stockSeen: 4 },
    ],
  }

  it('is shown as it is counted, unless what was typed is not published yet', () =>
    expect(withCounts(product, (variant) => (variant === '' ? 1 : 3))).toEqual({
      stock: null,
      variants: [
        { id: 'oak', stock: 3, stockSeen: 3 },
        { id: 'ash', stock: 9, stockSeen: 4 },
      ],
    }))

  it('waits no more once it is published', () =>
    expect(withSeenStock(product).variants.map(({ stockSeen }) => stockSeen)).toEqual([4, 9]))

  it('is what counts in a change that does not say what its sender saw', () => {
    expect(withoutSeenStock({ stock: 5, title: 'Lamp' })).toEqual({ stock: 5, stockSeen: null, title: 'Lamp' })
    expect(withoutSeenStock({ title: 'Lamp' })).toEqual({ title: 'Lamp' })
  })
})
