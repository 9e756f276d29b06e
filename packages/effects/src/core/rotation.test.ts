import { describe, expect, it } from 'vitest'
import { CLIP_MS, CLIP_REST_MS, DISPLAY_MS, nextText, planTurn, UNIT_MS } from './rotation.ts'

const text = { units: 5, order: 'normal', unitMs: UNIT_MS, restMs: DISPLAY_MS.default, stays: false } as const
const never = () => Number.NaN

describe('the turn of a text', () => {
  it('lets unit 4 begin at 600 ms: 100 ms a unit, times 1.5', () => {
    expect(planTurn(text, never).comes).toEqual([0, 150, 300, 450, 600])
  })

  it('rests 1200 ms between the last that comes and the first that goes', () => {
    const { restsAt, goes } = planTurn(text, never)
    expect(restsAt).toBe(600 + UNIT_MS)
    expect(Math.min(...goes) - restsAt).toBe(1200)
  })

  it('goes as it came, and then is over', () => {
    const { comes, goes, endsAt } = planTurn(text, never)
    expect(goes.map((start) => start - (goes[0] ?? 0))).toEqual(comes)
    expect(endsAt).toBe(Math.max(...goes) + UNIT_MS)
  })

  it('takes 1200 ms each way when it is uncovered as one, with a rest of 100', () => {
    const turn = planTurn({ ...text, units: 1, unitMs: CLIP_MS, restMs: CLIP_REST_MS }, never)
    expect(turn).toEqual({ comes: [0], goes: [1300], unitMs: 1200, restsAt: 1200, endsAt: 2500 })
  })

  it('can begin with all units together', () => {
    expect(planTurn({ ...text, order: 'sync' }, never).comes).toEqual([0, 0, 0, 0, 0])
  })

  it('can begin with the last', () => {
    expect(planTurn({ ...text, order: 'reverse' }, never).comes).toEqual([600, 450, 300, 150, 0])
  })

  it('can begin by chance: each unit has its own time', () => {
    const chances = [0.9, 0.1, 0.5, 0.7, 0.3]
    const { comes } = planTurn({ ...text, order: 'shuffle' }, () => chances.shift() ?? 0)
    expect(comes).toEqual([150, 600, 300, 450, 0])
  })

  it('lets the next text come while it goes, when it is pushed out', () => {
    const { goes, endsAt } = planTurn({ ...text, overlaps: true }, never)
    expect(endsAt).toBe(goes[0])
  })

  it('can go at once, as what was typed does', () => {
    const { goes } = planTurn({ ...text, unitMs: 0, goesAtOnce: true }, never)
    expect(goes).toEqual([1800, 1800, 1800, 1800, 1800])
  })

  it('of the last text of all never ends in going', () => {
    expect(planTurn({ ...text, stays: true }, never)).toMatchObject({ goes: [], endsAt: 600 + UNIT_MS })
  })
})

describe('a rotation of three texts', () => {
  it('begins again when it loops', () => expect([0, 1, 2].map((text) => nextText(text, 3, true))).toEqual([1, 2, 0]))
  it('stops at the last when it does not', () =>
    expect([0, 1, 2].map((text) => nextText(text, 3, false))).toEqual([1, 2, undefined]))
})
