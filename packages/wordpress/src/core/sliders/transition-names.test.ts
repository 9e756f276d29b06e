import { describe, expect, it } from 'vitest'
import { transitionOf } from './transition-names.ts'

describe('a transition', () => {
  it.each([
    ['fade', 'fade'],
    ['notransition', 'none'],
    ['slideleft', 'slide-left'],
    ['slidehorizontal', 'slide'],
    ['slideoververtical', 'slideover'],
    ['slideoverright', 'slideover-right'],
    ['slideremoveleft', 'remove-left'],
    ['slidingoverlayup', 'slideover-up'],
    ['parallaxtoright', 'parallax-right'],
    ['parallaxvertical', 'parallax'],
    ['fadetoleftfadefromright', 'slideremove-left'],
    ['boxslide', 'boxslide'],
    ['slotzoom-horizontal', 'slotzoom-h'],
    ['curtain-2', 'curtain-2'],
    ['3dcurtain-vertical', 'turn-v'],
    ['random-premium', 'rnd'],
  ])('%s is %s', (written, name) => expect(transitionOf(written)).toBe(name))

  it('that is like none is none', () => expect(transitionOf('melt')).toBeUndefined())
})
