import type { Image } from '@vitrine/content/core'
import type { BlockBase } from '@vitrine/kit/core'
import { describe, expect, it } from 'vitest'
import { carouselCss } from '../carousel/carousel-css.ts'
import { type CarouselBlock, parseCarousel } from './carousel.ts'

const parse = {
  locale: 'en',
  image: (raw: unknown) => (raw ? ({ alt: 'A chair' } as Image) : undefined),
  href: (raw: unknown) => (raw as { url?: string }).url,
  blocks: (raw: unknown) => (raw ?? []) as readonly BlockBase[],
}
const read = (raw: object) => parseCarousel({ id: 'A 1', ...raw }, parse) as CarouselBlock | undefined

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
    const block = parseCarousel({ id: 'a', kind, pages }, { ...parse, href }) as CarouselBlock
    expect(block.content).toEqual({ kind, items: [{ id: '7', href: '/oak/', title: 'Oak', text: 'Hard.' }] })
  })
  it('shows no more than 60 slides', () => {
    const logos = Array.from({ length: 100 }, (_, index) => ({ name: `Client ${index}` }))
    expect(read({ kind: 'logos', logos })?.content.items).toHaveLength(60)
  })
  it('names the gallery of its pictures, unless they do not open', () => {
    const pictures = [{ image: {} }]
    expect(read({ pictures })?.group).toBe('carousel-a-1')
    expect(read({ pictures, group: 'Reading Room' })?.group).toBe('reading-room')
    expect(read({ pictures, opens: false })?.group).toBeUndefined()
    expect(read({ kind: 'logos', logos: [{ name: 'A' }], group: 'x' })?.group).toBeUndefined()
  })
  it('tells which blocks stand in it', () => {
    const inside = { blockType: 'richText', id: 'x' }
    expect(read({ kind: 'blocks', slides: [{ blocks: [inside] }, { blocks: [] }] })?.nested).toEqual([inside])
  })
  it('has small pictures of pictures only', () => {
    expect(read({ pictures: [{ image: {} }], chooser: 'thumbnails' })?.chooser).toBe('thumbnails')
    expect(read({ kind: 'voices', voices: [{ quote: 'Yes.' }], chooser: 'thumbnails' })?.chooser).toBe('none')
  })
})

it('tells the page how many slides share its width', () => {
  const block = read({ pictures: [{ image: {} }], view: { desktop: 3, tablet: 2, phone: 1, peek: 10 } })
  expect(block && carouselCss(block)).toBe(
    '@layer components{.carousel[data-carousel="carousel-a-1"] .carousel__viewport{--slides:3.1;--gaps:3;--speed:600ms}' +
      '@container carousel (width<=778px){.carousel[data-carousel="carousel-a-1"] .carousel__viewport{--slides:2.1;--gaps:2}}' +
      '@container carousel (width<=480px){.carousel[data-carousel="carousel-a-1"] .carousel__viewport{--slides:1.1;--gaps:1}}}',
  )
})
