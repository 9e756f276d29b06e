import { describe, expect, it } from 'vitest'
import { isSameToggle, PAUSE_REASONS, type Pauses, withPause } from './pauses.ts'

describe('reasons to pause', () => {
  it.each(PAUSE_REASONS)('%s stops and ends by itself', (reason) => {
    const held = withPause([], reason, true)
    expect(held).toEqual([reason])
    expect(withPause(held, reason, false)).toEqual([])
  })
  it('of two at once, both have to end', () => {
    const both = withPause(withPause([], 'hover', true), 'focus', true)
    expect(withPause(both, 'hover', false)).toEqual(['focus'])
  })
  it('leave the one of the pause button alone', () => {
    const held: Pauses = ['user', 'hover', 'api']
    const others = PAUSE_REASONS.filter((reason) => reason !== 'user')
    expect(others.reduce<Pauses>((left, reason) => withPause(left, reason, false), held)).toEqual(['user'])
  })
  it('count once', () => expect(withPause(['hover'], 'hover', true)).toEqual(['hover']))
})

describe('a second request to play or pause', () => {
  it('is ignored within 250 ms', () => expect(isSameToggle(1000, 1249)).toBe(true))
  it('counts from 250 ms on', () => expect(isSameToggle(1000, 1250)).toBe(false))
})
