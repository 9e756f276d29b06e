import { describe, expect, it } from 'vitest'
import { planTurn } from './rotation.ts'
import { TITLE_EFFECTS, titleFrames } from './title-effects.ts'
import { wayOf } from './way.ts'

const place = { rightToLeft: false, width: 80 }
const frames = titleFrames('slide', 'up', place)
const turn = (stays: boolean, unitMs = 600) =>
  planTurn({ units: 3, order: 'normal', unitMs, restMs: 1200, stays }, () => 0)

describe('the way of a unit', () => {
  it('is one animation: it comes, rests and goes', () => {
    const { keyframes, timing } = wayOf(frames, turn(false), 1, 'ease')
    expect(timing).toEqual({ delay: 150, duration: 2700, fill: 'both' })
    expect(keyframes.map(({ offset = 0, transform }) => [(offset ?? 0) * 2700, transform])).toEqual([
      [0, 'translate(0em, 1em)'],
      [600, 'none'],
      [2100, 'none'],
      [2700, 'translate(0em, -1em)'],
    ])
    expect(keyframes.map(({ easing }) => easing)).toEqual(['ease', undefined, 'ease', undefined])
  })

  it('ends in its place for the last text', () => {
    const { keyframes, timing } = wayOf(frames, turn(true), 1, 'ease')
    expect(timing).toEqual({ delay: 150, duration: 600, fill: 'backwards' })
    expect(keyframes.map(({ transform }) => transform)).toEqual(['translate(0em, 1em)', 'none'])
  })

  it.each(TITLE_EFFECTS)('has its frames in their order, also when it comes at once (%s)', (effect) => {
    const { keyframes } = wayOf(titleFrames(effect, 'end', place), turn(false, 0), 0, 'linear')
    expect(keyframes.map(({ offset }) => offset)).toEqual([0, 0, 1, 1])
  })
})
