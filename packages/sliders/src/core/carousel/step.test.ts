import { expect, it } from 'vitest'
import { stepFrom } from './step.ts'

const row = { stops: 5, by: 1, loop: false }

it('leads to the neighbouring slide', () => {
  expect(stepFrom(2, 1, row)).toBe(3)
  expect(stepFrom(2, -1, row)).toBe(1)
})

it('leads nowhere at the ends', () => {
  expect(stepFrom(4, 1, row)).toBeUndefined()
  expect(stepFrom(0, -1, row)).toBeUndefined()
})

it('wraps around at both ends of a loop', () => {
  expect(stepFrom(4, 1, { ...row, loop: true })).toBe(0)
  expect(stepFrom(0, -1, { ...row, loop: true })).toBe(4)
})

it('stops at the end before it wraps around when it moves by several', () => {
  expect(stepFrom(3, 1, { stops: 5, by: 3, loop: true })).toBe(4)
  expect(stepFrom(1, -1, { stops: 5, by: 3, loop: true })).toBe(0)
})

it('leads nowhere where all slides are visible', () => {
  expect(stepFrom(0, 1, { stops: 1, by: 1, loop: true })).toBeUndefined()
})
