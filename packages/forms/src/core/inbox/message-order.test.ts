import { describe, expect, it } from 'vitest'
import { messageAfter, neighbourOf } from './message-order.ts'

const IDS = [9, 7, 5, 3]

describe('the message to open after an action', () => {
  it.each([
    { leaving: [7], open: 7, next: 5, why: 'the one below' },
    { leaving: [3], open: 3, next: 5, why: 'the one above, at the end' },
    { leaving: [7, 5], open: 7, next: 3, why: 'the first below that remains' },
    { leaving: [5, 3], open: 5, next: 7, why: 'the last above when none below remains' },
    { leaving: [9], open: 5, next: 5, why: 'the open one when others leave' },
    { leaving: IDS, open: 5, next: undefined, why: 'none when all leave' },
    { leaving: [4], open: 4, next: 9, why: 'the first when the open one was not listed' },
  ])('is $why', ({ leaving, open, next }) => expect(messageAfter(IDS, leaving, open)).toBe(next))
})

describe('the neighbour of a message', () => {
  it.each([
    [7, 1, 5],
    [7, -1, 9],
    [9, -1, undefined],
    [3, 1, undefined],
    [undefined, 1, 9],
    [undefined, -1, 9],
    [4, 1, 9],
  ] as const)('from %s by %i is %s', (open, step, next) => expect(neighbourOf(IDS, open, step)).toBe(next))
})
