import { expect, it } from 'vitest'
import { nearestStep } from './steps.ts'

const velocity = { min: 0, max: 1, step: 0.1, standard: 0.3 }

it.each([
  [0.3, 0.3],
  [0.34, 0.3],
  [0.25, 0.3],
  [0, 0],
  [7, 1],
  [-1, 0],
  ['0.8', 0.3],
  [undefined, 0.3],
  [Number.NaN, 0.3],
])('reads a velocity of %j as %d', (raw, step) => expect(nearestStep(raw, velocity)).toBe(step))
