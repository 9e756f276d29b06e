import { expect, it } from 'vitest'
import { stepFrom } from './step.ts'

const row = { stops: 5, by: 1, loop: false }

it('leads to the slide beside', () => {
  expect(stepFrom(2, 1, row)).toBe(3)
  expect(stepFrom(2, -1, row)).toBe(1)
})

it('leads nowhere from the ends', () => {
  expect(stepFrom(4, 1, row)).toBeUndefined()
  expect(stepFrom(0, -1, row)).toBeUndefined()
})

it('comes round from the ends of a loop, both ways', () => {
  expect(stepFrom(4, 1, { ...row, loop: true })).toBe(0)
  expect(stepFrom(0, -1, { ...row, loop: true })).toBe(4)
})

it('stops at the end before it comes round when it goes by several', () => {
  expect(stepFrom(3, 1, { stops: 5, by: 3, loop: true })).toBe(4)
  expect(stepFrom(1, -1, { stops: 5, by: 3, loop: true })).toBe(0)
})

it('leads nowhere where everything is seen', () => {
  expect(stepFrom(0, 1, { stops: 1, by: 1, loop: true })).toBeUndefined()
})
