import { expect, it } from 'vitest'
import { rangeStart } from './range-start.ts'

it.each([
  [{ value: '' }, '50'],
  [{ value: '', min: '1', max: '10' }, '6'],
  [{ value: '5.5', min: '1', max: '10' }, '6'],
  [{ value: '8', min: '1', max: '10' }, '8'],
  [{ value: '99', min: '1', max: '10' }, '10'],
  [{ value: '-5', min: '1', max: '10' }, '1'],
  [{ value: '', min: '0', max: '1', step: '0.1' }, '0.5'],
  [{ value: '', min: '0', max: '1', step: 'any' }, '0.5'],
  [{ value: '', min: '5', max: '1' }, '5'],
])('a scale of %j stands at %s', (scale, start) => expect(rangeStart(scale)).toBe(start))
