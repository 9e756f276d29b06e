import { describe, expect, it } from 'vitest'
import type { SettableProperty } from './player.ts'
import { isProperty, isSettable, wrongValue } from './settings.ts'

const wrong = (name: SettableProperty, value: unknown) => wrongValue(name, value, 20)?.name

describe('a value for a player', () => {
  it.each([
    ['volume', 0],
    ['volume', 1],
    ['playbackRate', 0.5],
    ['playbackRate', 2],
    ['currentTime', 0],
    ['currentTime', 20],
    ['muted', false],
  ] as const)('may be %s %s', (name, value) => expect(wrong(name, value)).toBe(undefined))

  it.each([
    ['volume', -0.1],
    ['volume', 1.1],
    ['playbackRate', 0.49],
    ['playbackRate', 2.01],
    ['currentTime', -1],
    ['currentTime', 20.1],
  ] as const)('is out of range: %s %s', (name, value) => expect(wrong(name, value)).toBe('RangeError'))

  it.each([
    ['volume', '1'],
    ['volume', Number.NaN],
    ['loop', 1],
  ] as const)('is of another kind: %s %s', (name, value) => expect(wrong(name, value)).toBe('TypeError'))

  it('is no colour where there is none', () => expect(wrong('color', 'ff0000')).toBe('UnsupportedError'))
})

describe('the properties of a player', () => {
  it('can all be asked for, and some be set', () => {
    expect(['duration', 'textTracks', 'volume', 'toString'].map(isProperty)).toEqual([true, true, true, false])
    expect(['duration', 'volume'].map(isSettable)).toEqual([false, true])
  })
})
