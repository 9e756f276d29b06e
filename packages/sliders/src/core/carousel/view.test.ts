import { describe, expect, it } from 'vitest'
import { type CarouselView, sharesOf } from './view.ts'

describe('the shares of the width', () => {
  const view = (more: Partial<CarouselView>): CarouselView => ({
    perView: { desktop: 3, tablet: 2, phone: 1 },
    peek: 0,
    gap: 'normal',
    align: 'start',
    snap: 'slide',
    transition: 'slide',
    smoothHeight: false,
    bleeds: false,
    ...more,
  })
  it('are as many as slides, with a gap less', () =>
    expect(sharesOf(view({}), 'desktop')).toEqual({ slides: 3, gaps: 2 }))
  it('count the part of the next slide, and the gap before it', () =>
    expect(sharesOf(view({ peek: 20 }), 'desktop')).toEqual({ slides: 3.2, gaps: 3 }))
  it('count parts on both sides of slides in the middle', () =>
    expect(sharesOf(view({ peek: 20, align: 'center' }), 'desktop')).toEqual({ slides: 3.4, gaps: 4 }))
})
