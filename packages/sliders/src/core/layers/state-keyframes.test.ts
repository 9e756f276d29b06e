import { describe, expect, it } from 'vitest'
import { type KeyframeContext, stateKeyframes } from './state-keyframes.ts'

const around: KeyframeContext = {
  turn: 0,
  random: () => 0.5,
  scales: true,
  rightToLeft: false,
  backward: false,
  beyond: (edge) => ({ start: -300, end: 900, top: -80, bottom: 640 })[edge],
}
const first = (state: Parameters<typeof stateKeyframes>[0], more: Partial<KeyframeContext> = {}) =>
  stateKeyframes(state, {}, { ...around, ...more })[0] ?? {}

describe('the keyframes of a state', () => {
  it('move by pixels of the design grid, which shrink with it', () => {
    expect(first({ x: 40 }).transform).toContain('translate3d(calc(40 * var(--px)),0px,0px)')
    expect(first({ x: 40 }, { scales: false }).transform).toContain('translate3d(40px,')
  })

  it('are mirrored in right-to-left pages, and while the slider goes back', () => {
    const state = { x: { percent: 100 }, rotateZ: 10, mirrored: true } as const
    expect(first(state).transform).toContain('translate3d(100%')
    expect(first(state, { rightToLeft: true }).transform).toContain('rotateZ(-10deg)')
    expect(first(state, { backward: true }).transform).toContain('translate3d(-100%')
    expect(first(state, { backward: true, rightToLeft: true }).transform).toContain('translate3d(100%')
    expect(first({ ...state, mirrored: undefined as never }, { backward: true }).transform).toContain('(100%')
  })

  it('begin just outside the stage', () => {
    expect(first({ x: 'start' }).transform).toContain('translate3d(-300px')
    expect(first({ x: 'start', mirrored: true }, { backward: true }).transform).toContain('translate3d(900px')
    expect(first({ y: 'bottom' }).transform).toContain(',640px,')
  })

  it('can be random, or alternate', () => {
    expect(first({ opacity: { from: 0, to: 1 } }).opacity).toBe('0.5')
    expect(first({ rotateX: [10, 20] }, { turn: 1 }).transform).toContain('rotateX(20deg)')
  })

  it('name in both what changes in one, so that it can be carried over', () => {
    const [from, to] = stateKeyframes({ clip: [0, 100, 0, 0], blur: 5 }, {}, around)
    expect(from).toMatchObject({ clipPath: 'inset(0% 100% 0% 0%)', filter: 'blur(5px) brightness(100%) grayscale(0%)' })
    expect(to).toMatchObject({ clipPath: 'inset(0% 0% 0% 0%)', filter: 'blur(0px) brightness(100%) grayscale(0%)' })
    const plain = first({ x: 1 })
    expect(plain).not.toHaveProperty('clipPath')
    expect(plain).not.toHaveProperty('filter')
  })
})
