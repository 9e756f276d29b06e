import { describe, expect, it } from 'vitest'
import { parseCarouselView, sharesOf, showsOne } from './view.ts'

describe('how much of a carousel is seen', () => {
  it('is as usual for its kind where nothing is said', () => {
    expect(parseCarouselView({}, 'logos').perView).toEqual({ desktop: 6, tablet: 4, phone: 2 })
    expect(parseCarouselView(undefined, 'blocks').perView).toEqual({ desktop: 1, tablet: 1, phone: 1 })
  })
  it('is what editors say, within its bounds', () => {
    const view = parseCarouselView({ desktop: 5, tablet: 9, phone: '2', peek: 51 }, 'pictures')
    expect(view.perView).toEqual({ desktop: 5, tablet: 2, phone: 1 })
    expect(view.peek).toBe(15)
  })
  it('is one slide at a time where slides fade or rise', () => {
    const view = parseCarouselView({ transition: 'fade', desktop: 4, peek: 20 }, 'pictures')
    expect(showsOne(view)).toBe(true)
  })
  it('follows the height of its slide only where one is shown', () => {
    expect(parseCarouselView({ smoothHeight: true }, 'pictures').smoothHeight).toBe(false)
    expect(parseCarouselView({ smoothHeight: true }, 'blocks').smoothHeight).toBe(true)
  })
})

describe('the shares of the width', () => {
  const view = (more: object) => parseCarouselView({ desktop: 3, peek: 0, ...more }, 'pictures')
  it('are as many as slides, with a gap less', () =>
    expect(sharesOf(view({}), 'desktop')).toEqual({ slides: 3, gaps: 2 }))
  it('count the part of the next slide, and the gap before it', () =>
    expect(sharesOf(view({ peek: 20 }), 'desktop')).toEqual({ slides: 3.2, gaps: 3 }))
  it('count parts on both sides of slides in the middle', () =>
    expect(sharesOf(view({ peek: 20, align: 'center' }), 'desktop')).toEqual({ slides: 3.4, gaps: 4 }))
})
