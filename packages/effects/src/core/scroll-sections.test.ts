import { describe, expect, it } from 'vitest'
import { isLocked, panelAt, restOf, SENSITIVITY_MS, stateAt, steppedFrom } from './scroll-sections.ts'

const stage = { start: 1000, step: 800, panels: 3 }

describe('panels in a page', () => {
  it('rest at the start and then a window apart', () =>
    expect([0, 1, 2].map((panel) => restOf(panel, stage))).toEqual([1000, 1800, 2600]))

  it.each([
    [0, 0],
    [1000, 0],
    [1399, 0],
    [1400, 1],
    [2600, 2],
    [9000, 2],
  ])('at %i pixels show panel %i', (scroll, panel) => expect(panelAt(scroll, stage)).toBe(panel))

  it.each([
    [990, 'before'],
    [1000, 'active'],
    [3000, 'active'],
    [3010, 'after'],
  ])('at %i pixels are %s: the last one stays half a window longer', (scroll, state) =>
    expect(stateAt(scroll, stage)).toBe(state))

  it('lead out at both ends', () => {
    expect([0, 1, 2].map((panel) => steppedFrom(panel, 1, 3))).toEqual([1, 2, undefined])
    expect([0, 1, 2].map((panel) => steppedFrom(panel, -1, 3))).toEqual([undefined, 0, 1])
  })
})

describe('the lock after a step', () => {
  const locked = (now: number, wheeledAt: number) => isLocked(now, { steppedAt: 0, wheeledAt }, SENSITIVITY_MS.standard)

  it('lasts as long as the sensitivity says', () => {
    expect(locked(449, 0)).toBe(true)
    expect(locked(450, 0)).toBe(false)
  })
  it('lasts while a trackpad rolls on', () => expect(locked(600, 550)).toBe(true))
  it('ends when the wheel was quiet for 80 ms', () => expect(locked(640, 550)).toBe(false))
  it('ends at last, even for a wheel that never rests', () => expect(locked(1500, 1499)).toBe(false))
  it('is not there before the first step', () =>
    expect(isLocked(5, { steppedAt: Number.NEGATIVE_INFINITY, wheeledAt: 4 }, 450)).toBe(false))
})
