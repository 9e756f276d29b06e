import type { Image } from '@vitrine/content/core'
import type { BlockBase } from '@vitrine/kit/core'
import { describe, expect, it } from 'vitest'
import { carouselCss } from '../../core/carousel/carousel-css.ts'
import { showsOne } from '../../core/carousel/view.ts'
import { carousel } from './carousel.block.ts'

const parse = {
  locale: 'en',
  image: (raw: unknown) => (raw ? ({ alt: 'A chair' } as Image) : undefined),
  href: (raw: unknown) => (raw as { url?: string }).url,
  blocks: (raw: unknown) => (raw ?? []) as readonly BlockBase[],
}
const read = (raw: object) => carousel.parse({ id: 'A 1', ...raw }, parse)

/** Something to show, of each kind. */
const SHOWN = {
  pictures: { pictures: [{ image: {} }] },
  logos: { logos: [{ name: 'Northgate Ferries' }] },
  voices: { voices: [{ quote: 'Yes.' }] },
  blocks: { slides: [{ blocks: [{ blockType: 'richText', id: 'x' }] }] },
} as const

describe('a stored carousel', () => {
  it('is nothing without a slide', () => {
    expect(read({})).toBeUndefined()
    expect(read({ kind: 'voices', voices: [{ quote: ' ' }] })).toBeUndefined()
    expect(read({ kind: 'no such kind', pictures: 'what?' })).toBeUndefined()
  })
  it('leaves out what cannot be shown, and keeps the rest', () => {
    const block = read({ kind: 'pictures', pictures: [{ image: null }, { id: 'b', image: {}, caption: 'Oak' }] })
    expect(block?.content.items).toEqual([{ id: 'b', title: 'A chair', caption: 'Oak', image: { alt: 'A chair' } }])
  })
  it.each(['pages', 'posts', 'projects'])('shows %s as they were filled in', (kind) => {
    const pages = [{ id: 7, title: 'Oak', path: '/oak/', meta: { description: 'Hard.' } }, { id: 8 }]
    const href = (raw: unknown) => (raw as { page?: { path?: string } }).page?.path
    const block = carousel.parse({ id: 'a', kind, pages }, { ...parse, href })
    expect(block?.content).toEqual({ kind, items: [{ id: '7', href: '/oak/', title: 'Oak', text: 'Hard.' }] })
  })
  it('shows no more than 60 slides', () => {
    const logos = Array.from({ length: 100 }, (_, index) => ({ name: `Client ${index}` }))
    expect(read({ kind: 'logos', logos })?.content.items).toHaveLength(60)
  })
  it('names the gallery of its images, unless they do not open', () => {
    const opened = (more: object) => read({ ...SHOWN.pictures, ...more })?.group
    expect(opened({})).toBe('carousel-a-1')
    expect(opened({ group: 'Reading Room' })).toBe('reading-room')
    expect(opened({ opens: false })).toBeUndefined()
    expect(read({ kind: 'logos', logos: [{ name: 'A' }], group: 'x' })?.group).toBeUndefined()
  })
  it('tells which blocks stand in it', () => {
    const inside = { blockType: 'richText', id: 'x' }
    expect(read({ kind: 'blocks', slides: [{ blocks: [inside] }, { blocks: [] }] })?.nested).toEqual([inside])
  })
  it('has small images of images only', () => {
    expect(read({ ...SHOWN.pictures, chooser: 'thumbnails' })?.chooser).toBe('thumbnails')
    expect(read({ kind: 'voices', voices: [{ quote: 'Yes.' }], chooser: 'thumbnails' })?.chooser).toBe('none')
  })
})

type Kind = keyof typeof SHOWN

describe('how much of a carousel is seen', () => {
  const viewOf = (view: unknown, kind: Kind) => read({ kind, view, ...SHOWN[kind] })?.view
  it('has the default of its kind where nothing is set', () => {
    expect(viewOf({}, 'logos')?.perView).toEqual({ desktop: 6, tablet: 4, phone: 2 })
    expect(viewOf(undefined, 'blocks')?.perView).toEqual({ desktop: 1, tablet: 1, phone: 1 })
  })
  it('is what editors set, within bounds', () => {
    const view = viewOf({ desktop: 5, tablet: 9, phone: '2', peek: 51 }, 'pictures')
    expect(view?.perView).toEqual({ desktop: 5, tablet: 2, phone: 1 })
    expect(view?.peek).toBe(15)
  })
  it('is one slide at a time where slides fade or rise', () => {
    const view = viewOf({ transition: 'fade', desktop: 4, peek: 20 }, 'pictures')
    expect(view && showsOne(view)).toBe(true)
  })
  it('follows the height of its slide only where one is shown', () => {
    expect(viewOf({ smoothHeight: true }, 'pictures')?.smoothHeight).toBe(false)
    expect(viewOf({ smoothHeight: true }, 'blocks')?.smoothHeight).toBe(true)
  })
})

describe('how a carousel moves', () => {
  const motionOf = (motion: object, kind: Kind) => read({ kind, motion, ...SHOWN[kind] })?.motion
  it('does not move where nothing is set, but logos glide', () => {
    expect(motionOf({}, 'pictures')).toMatchObject({ moves: 'still', loop: false })
    expect(motionOf({}, 'logos')).toMatchObject({ moves: 'marquee', loop: true })
    expect(motionOf({ moves: 'still' }, 'logos')).toMatchObject({ moves: 'still', loop: false })
  })
  it('changes after 7000 ms, in 600 ms, and loops', () =>
    expect(motionOf({ moves: 'autoplay' }, 'voices')).toMatchObject({ delay: 7000, speed: 600, loop: true }))
  it('is what editors set instead, within bounds', () => {
    const motion = motionOf({ moves: 'autoplay', delay: 4000, speed: 9, loop: 'no' }, 'voices')
    expect(motion).toMatchObject({ delay: 4000, speed: 600, loop: false })
  })
  it('glides without end in either direction, whatever is set for its end', () => {
    expect(motionOf({ moves: 'marquee', loop: 'no' }, 'pictures')?.loop).toBe(true)
    expect(motionOf({ moves: 'marquee', pace: 'slow', backwards: true }, 'pictures')?.pace).toBe(-30)
  })
})

it('tells the page how many slides share its width', () => {
  const block = read({ ...SHOWN.pictures, view: { desktop: 3, tablet: 2, phone: 1, peek: 10 } })
  expect(block && carouselCss(block)).toBe(
    '@layer components{.carousel[data-carousel="carousel-a-1"] .carousel__viewport{--slides:3.1;--gaps:3;--speed:600ms}' +
      '@container carousel (width<=778px){.carousel[data-carousel="carousel-a-1"] .carousel__viewport{--slides:2.1;--gaps:2}}' +
      '@container carousel (width<=480px){.carousel[data-carousel="carousel-a-1"] .carousel__viewport{--slides:1.1;--gaps:1}}}',
  )
})
