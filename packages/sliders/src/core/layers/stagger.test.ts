import { expect, it } from 'vitest'
import { stagger } from './stagger.ts'

const order = (pieces: number, direction: Parameters<typeof stagger>[1]['direction']) =>
  stagger(pieces, { stagger: 1, direction }, () => 0.5)

it('starts pieces one after the other', () =>
  expect(stagger(3, { stagger: 50, direction: 'forward' }, () => 0)).toEqual([0, 50, 100]))
it('starts them from the end', () => expect(order(3, 'backward')).toEqual([2, 1, 0]))
it('starts them in the middle', () => {
  expect(order(5, 'middleToEdge')).toEqual([2, 1, 0, 1, 2])
  expect(order(4, 'middleToEdge')).toEqual([1, 0, 0, 1])
})
it('starts them at the edges', () => {
  expect(order(5, 'edgeToMiddle')).toEqual([0, 1, 2, 1, 0])
  expect(order(4, 'edgeToMiddle')).toEqual([0, 1, 1, 0])
})
it('starts every other one first', () => expect(order(5, 'oddEven')).toEqual([0, 3, 1, 4, 2]))
it('starts them in random order, each at a time of its own', () => {
  const lots = [0.7, 0.1, 0.4]
  expect(stagger(3, { stagger: 1, direction: 'random' }, () => lots.shift() ?? 0)).toEqual([2, 0, 1])
})
