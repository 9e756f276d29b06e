import { describe, expect, it } from 'vitest'
import { moveOfKey } from './keys.ts'

const across = { direction: 'horizontal', rightToLeft: false } as const

describe('keys of a slider', () => {
  it('follow the reading direction', () => {
    expect(moveOfKey('ArrowRight', across)).toBe('next')
    expect(moveOfKey('ArrowLeft', across)).toBe('previous')
    expect(moveOfKey('ArrowRight', { ...across, rightToLeft: true })).toBe('previous')
    expect(moveOfKey('ArrowLeft', { ...across, rightToLeft: true })).toBe('next')
  })
  it('go up and down in a vertical one, whatever the reading direction', () => {
    const down = { direction: 'vertical', rightToLeft: true } as const
    expect(moveOfKey('ArrowDown', down)).toBe('next')
    expect(moveOfKey('ArrowUp', down)).toBe('previous')
    expect(moveOfKey('ArrowRight', down)).toBeUndefined()
  })
  it('lead to the ends', () => {
    expect(moveOfKey('Home', across)).toBe('first')
    expect(moveOfKey('End', across)).toBe('last')
  })
  it('are left to the page otherwise', () => expect(moveOfKey('Enter', across)).toBeUndefined())
})
