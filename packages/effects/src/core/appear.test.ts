import { describe, expect, it } from 'vitest'
import { appearKeyframes } from './appear.ts'

describe('a block that comes into view', () => {
  it.each([
    'fade',
    'slide',
    'zoom',
    'flip',
    'bounce',
    'unheard-of',
  ])('is unseen at the start of %s, and left as it is', (effect) => {
    const frames = appearKeyframes(effect, 'up', false)
    expect(frames[0]).toMatchObject({ opacity: 0 })
    expect(frames.at(-1)).toEqual({})
  })

  it('is not seen through while it is uncovered', () =>
    expect(appearKeyframes('reveal', 'up', false)).toEqual([
      { clipPath: 'inset(100% 0 0 0)' },
      { clipPath: 'inset(0)' },
    ]))

  it('moves upwards from below its place', () =>
    expect(appearKeyframes('slide', 'up', false)[0]?.translate).toBe('calc(0 * 3rem) calc(1 * 3rem)'))

  it('comes from the other side where lines start at the right', () => {
    const at = (rightToLeft: boolean) => appearKeyframes('slide', 'start', rightToLeft)[0]?.translate
    expect([at(false), at(true)]).toEqual(['calc(1 * 3rem) calc(0 * 3rem)', 'calc(-1 * 3rem) calc(0 * 3rem)'])
  })
})
