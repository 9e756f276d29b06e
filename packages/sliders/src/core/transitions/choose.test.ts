import { describe, expect, it } from 'vitest'
import { chooseName } from './choose.ts'

describe('the transition of a slide with several', () => {
  const names = ['fade', 'slide', 'wipe'] as const
  it('takes them in turn', () =>
    expect([0, 1, 2, 3].map((turn) => chooseName({ names, random: false }, turn, undefined, Math.random))).toEqual([
      'fade',
      'slide',
      'wipe',
      'fade',
    ]))
  it('in random order never takes one twice in a row', () => {
    let last: string | undefined
    for (let step = 0; step < 50; step += 1) {
      const name = chooseName({ names, random: true }, step, last, Math.random)
      expect(name).not.toBe(last)
      last = name
    }
  })
  it('repeats the only one', () =>
    expect(chooseName({ names: ['fade'], random: true }, 1, 'fade', Math.random)).toBe('fade'))
})
