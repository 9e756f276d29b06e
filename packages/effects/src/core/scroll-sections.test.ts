import { describe, expect, it } from 'vitest'
import {
  isLocked,
  panelAt,
  panelAtEdge,
  restPosition,
  SENSITIVITY_MS,
  stateAt,
  steppedFrom,
} from './scroll-sections.ts'

const stage = { start: 1000, step: 800, panels: 3 }

describe('panels in a page', () => {
  it('rest at the start and then a window apart', () =>
    expect([0, 1, 2].map((panel) => restPosition(panel, stage))).toEqual([1000, 1800, 2600]))

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
  const locked = (now: number, wheeledAt: number) => isLocked(now, { steppedAt: 0, wheeledAt }, SENSITIVITY_MS.default)

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

describe('a gesture that crosses an edge', () => {
  it('settles on the panel there, also where it would go past all of them', () => {
    expect(panelAtEdge('before', 'active', 100, 3)).toBe(0)
    expect(panelAtEdge('before', 'after', 100, 3)).toBe(0)
    expect(panelAtEdge('after', 'active', 100, 3)).toBe(2)
  })
  it('is what came just before: later the scroll position counts', () =>
    expect(panelAtEdge('before', 'active', 300, 3)).toBeUndefined())
  it('is none while the state stays, among the panels, and at the start', () => {
    expect(panelAtEdge('before', 'before', 0, 3)).toBeUndefined()
    expect(panelAtEdge('active', 'after', 0, 3)).toBeUndefined()
    expect(panelAtEdge(undefined, 'active', 0, 3)).toBeUndefined()
  })
})
