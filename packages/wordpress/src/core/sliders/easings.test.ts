import { describe, expect, it } from 'vitest'
import { easingOf } from './easings.ts'

describe('an easing', () => {
  it.each([
    ['power3.inOut', 'power3.inOut'],
    ['Power3.easeInOut', 'power3.inOut'],
    ['Linear.easeNone', 'none'],
    ['linearEaseNone', 'none'],
    ['none', 'none'],
    ['Quad.easeOut', 'power1.out'],
    ['easeInOutCubic', 'power2.inOut'],
    ['Back.easeOut', 'back.out'],
    ['SFXBounceLite', 'bounce.out'],
    ['expo.in', 'power4.in'],
    ['elastic.out(1, 0.3)', 'elastic.out'],
  ])('%s is %s', (written, name) => expect(easingOf(written)).toBe(name))

  it.each(['default', 'inherit', 'nothing', '', 7])('%s is none', (written) =>
    expect(easingOf(written)).toBeUndefined())
})
