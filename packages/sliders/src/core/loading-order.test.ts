import { expect, it } from 'vitest'
import { loadingOrder } from './loading-order.ts'

it('loads the current slide, the next, the previous, then the rest', () =>
  expect(loadingOrder(2, [3, 1], 5, 'all')).toEqual([2, 3, 1, 0, 4]))
it('skips those far away', () => expect(loadingOrder(2, [3, 1], 5, 'smart')).toEqual([2, 3, 1]))
it('asks for the current one alone', () => expect(loadingOrder(2, [3, 1], 5, 'single')).toEqual([2]))
it('asks once for a slide that is next and previous', () => expect(loadingOrder(0, [1, 1], 2, 'all')).toEqual([0, 1]))
it('has no neighbour beyond the ends', () => expect(loadingOrder(0, [1, undefined], 3, 'smart')).toEqual([0, 1]))
