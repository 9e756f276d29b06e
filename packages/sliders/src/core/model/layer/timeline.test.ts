import { describe, expect, it } from 'vitest'
import { amountOf, parseAmount } from './amount.ts'
import { PRESETS } from './presets.ts'
import { MAX_FRAMES, parseTimeline } from './timeline.ts'

describe('a timeline', () => {
  it('shows a layer without motion when nothing is set', () =>
    expect(parseTimeline(undefined)).toEqual({ start: {}, named: [] }))

  it('shows it without motion too when a form stored empty groups', () =>
    expect(parseTimeline({ start: { x: null }, in: { trigger: 'time' }, out: { state: {}, trigger: 'time' } })).toEqual(
      {
        start: {},
        named: [],
      },
    ))

  it('takes the values of a preset, unless it has its own', () => {
    const { start, in: frame } = parseTimeline({ in: { preset: 'fade-below', at: 500, duration: 250 } })
    expect(start).toEqual(PRESETS['fade-below'].away)
    expect(frame).toEqual({ at: 500, trigger: 'time', duration: 250, easing: 'power3.out', state: {} })
  })

  it('leaves by a preset in reverse', () => {
    const { out } = parseTimeline({ out: { preset: 'fade-below' } })
    expect(out).toMatchObject({ state: { y: 40, opacity: 0 }, easing: 'power3.in' })
    expect(out).not.toHaveProperty('at')
  })

  it('takes 300 ms and power3.inOut by default', () =>
    expect(parseTimeline({ start: { opacity: 0 } }).in).toMatchObject({ duration: 300, easing: 'power3.inOut' }))

  it('ignores unknown presets and easings', () => {
    expect(parseTimeline({ in: { preset: 'explode' } })).toEqual({ start: {}, named: [] })
    expect(parseTimeline({ in: { preset: 'fade', easing: 'url(x)' } }).in?.easing).toBe('power1.out')
  })

  it(`has ${MAX_FRAMES} frames at most`, () => {
    const frames = Array.from({ length: 100 }, () => ({ state: { opacity: 1 } }))
    expect(parseTimeline({ frames }).named).toHaveLength(MAX_FRAMES - 2)
  })
})

describe('an amount', () => {
  const limits = { min: -100, max: 100 }
  const read = (raw: unknown) => parseAmount(raw, limits)

  it('is a number, one by chance, or several in turn', () => {
    expect(read(12)).toBe(12)
    expect(read('-50..50')).toEqual({ from: -50, to: 50 })
    expect(read('10 | 20 | 30')).toEqual([10, 20, 30])
  })

  it('stays within its limits', () => {
    expect(read(1000)).toBe(100)
    expect(read('-1000..0')).toEqual({ from: -100, to: 0 })
  })

  it.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '1..2..3',
    '..',
    'many',
    '1|x',
    {},
    null,
    '',
  ])('is absent for %s', (raw) => expect(read(raw)).toBeUndefined())

  it('staggers pieces', () => {
    expect([0, 1, 2, 3].map((turn) => amountOf([1, 2, 3], turn, 0))).toEqual([1, 2, 3, 1])
    expect(amountOf({ from: 10, to: 20 }, 0, 0.25)).toBe(12.5)
  })
})

describe('a keyframe that is started by scrolling', () => {
  it('starts at the middle of the viewport, or where it is set to', () => {
    const { in: coming, named } = parseTimeline({
      in: { preset: 'fade', trigger: 'scroll' },
      frames: [{ name: 'grow', trigger: 'scroll', scrolled: 80, state: { scaleX: 2 } }],
    })
    expect(coming).toMatchObject({ trigger: 'scroll', scrolled: 0.5 })
    expect(named).toMatchObject([{ name: 'grow', scrolled: 0.8 }])
  })
  it('has no share where time or an action starts it', () =>
    expect(parseTimeline({ in: { preset: 'fade', scrolled: 80 } }).in).not.toHaveProperty('scrolled'))
})
