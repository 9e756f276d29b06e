import { describe, expect, it } from 'vitest'
import { initialQuantity, isAtBound, steppedQuantity } from './quantity.ts'

const up = (field: object) => steppedQuantity({ value: '', ...field }, 'up')
const down = (field: object) => steppedQuantity({ value: '', ...field }, 'down')

describe('the step', () => {
  it.each([undefined, '', 'any', 'abc'])('is 1 when it is %j', (step) => expect(up({ value: '2', step })).toBe('3'))
  it('keeps the decimals of what is added', () => expect(up({ value: '0.2', step: '0.1' })).toBe('0.3'))
})

describe('at load', () => {
  it('a value below the minimum is raised', () => expect(initialQuantity({ value: '1', min: '3' })).toBe('3'))
  it('a value below 0 is raised where there is no minimum', () => expect(initialQuantity({ value: '-2' })).toBe('0'))
  it('others stay', () => expect(initialQuantity({ value: '4', min: '3' })).toBeUndefined())
  it('an empty one stays empty', () => expect(initialQuantity({ value: '', min: '3' })).toBeUndefined())
})

describe('plus', () => {
  it('stops at the maximum', () => expect(up({ value: '5', max: '5' })).toBe('5'))
  it('comes down to the maximum', () => expect(up({ value: '7', max: '5' })).toBe('5'))
  it('never steps over the maximum', () => expect(up({ value: '4', max: '5', step: '3' })).toBe('5'))
  it('counts an empty field as 0', () => expect(up({})).toBe('1'))
})

describe('minus', () => {
  it('stops at 0 where there is no minimum', () => expect(down({ value: '0' })).toBe('0'))
  it('stops at the minimum', () => expect(down({ value: '3', min: '3' })).toBe('3'))
  it('never goes below 0 by a large step', () => expect(down({ value: '1', step: '2' })).toBe('0'))
  it('never goes below the minimum by a large step', () => expect(down({ value: '4', min: '3', step: '2' })).toBe('3'))
})

it('a bound is where a press changes nothing', () => {
  expect(isAtBound({ value: '5', max: '5' }, 'up')).toBe(true)
  expect(isAtBound({ value: '4', max: '5' }, 'up')).toBe(false)
  expect(isAtBound({ value: '', min: '' }, 'down')).toBe(true)
})
