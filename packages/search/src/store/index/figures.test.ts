import { expect, it } from 'vitest'
import { shareOf } from './figures.ts'

const common = new Map([
  ['oak', 0.5],
  ['chair', 0.2],
  ['room', 0.7],
])

it.each([
  ['one word', [{ any: ['oak'] }], 0.5],
  ['either of two', [{ any: ['oak', 'chair'] }], 0.7],
  ['either of two that nearly all have', [{ any: ['oak', 'room'] }], 1],
  ['a common word or a rare one', [{ any: ['oak', 'newel'] }], 0.5],
  ['both of two', [{ any: ['oak'] }, { any: ['chair'] }], 0.1],
  ['one after the other', [{ phrase: ['oak', 'chair'] }], 0.1],
  ['a rare word', [{ any: ['newel'] }], 0],
  ['a common word and a rare one', [{ any: ['oak'] }, { any: ['newel'] }], 0],
  ['a phrase with a rare word', [{ phrase: ['oak', 'newel'] }], 0],
])('estimates how many documents have %s', (_, ask, share) => expect(shareOf(ask, common)).toBeCloseTo(share))
