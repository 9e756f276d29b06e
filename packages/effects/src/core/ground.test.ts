import type { ParseContext } from '@vitrine/kit/core'
import { describe, expect, it } from 'vitest'
import { section } from '../blocks/section/section.block.ts'
import { type Ground, tileSize } from './ground.ts'

const parse: ParseContext = {
  locale: 'en',
  image: (raw) =>
    raw
      ? {
          alt: '',
          fallback: { url: '/media/a.webp', width: 2, height: 1, type: 'image/webp' },
          sources: [],
          focalPoint: { x: 50, y: 50 },
        }
      : undefined,
  href: () => undefined,
  blocks: () => [],
}
const ground = (raw: unknown): Ground => {
  const read = section.parse({ id: '1', ground: raw }, parse)
  if (!read) throw new Error('A section with any ground is shown.')
  return read.ground
}

describe('a section background', () => {
  it('is plain and does not move by default', () =>
    expect(ground(undefined)).toEqual({ motion: 'none', velocity: 0.3, movesOnPhones: true }))

  it('moves by 0.3 of the window by default, and by no more than all of it', () => {
    expect(ground({ motion: 'up' }).velocity).toBe(0.3)
    expect(ground({ motion: 'up', velocity: 12 }).velocity).toBe(1)
  })

  it('ignores an image file given as a video, and a missing image', () => {
    expect(ground({ film: { filename: 'a.webp', mimeType: 'image/webp' }, image: null })).not.toHaveProperty('video')
    expect(ground({ image: null })).not.toHaveProperty('image')
  })

  it.each(['tile', 'tile-row', 'tile-column'])('repeats an image as %s, but never a video', (fit) => {
    const { image, video } = ground({ fit, image: 'a', film: { filename: 'a.mp4', mimeType: 'video/mp4' } })
    expect([image?.fit, video?.fit]).toEqual([fit, 'cover'])
  })

  it.each([
    [
      { width: 120, height: 90 },
      { width: 120, height: 90 },
    ],
    [
      { width: 1600, height: 1200 },
      { width: 400, height: 300 },
    ],
  ])('makes tiles of %j %j', (image, tile) => expect(tileSize(image)).toEqual(tile))

  it('encodes the file name of a video', () =>
    expect(ground({ film: { filename: 'a b?.mp4', mimeType: 'video/mp4' } }).video?.source).toEqual({
      kind: 'file',
      url: '/media/a%20b%3F.mp4',
      type: 'video/mp4',
    }))

  it('shows a video at a provider by its address, but prefers a file of the site', () => {
    const filmAddress = 'https://youtu.be/aqz-KE-bpKQ'
    const youtube = { kind: 'provider', provider: 'youtube', id: 'aqz-KE-bpKQ' }
    expect(ground({ filmAddress }).video).toMatchObject({ source: youtube, ratio: '16:9', loop: true })
    expect(ground({ filmAddress, filmRatio: '9:16' }).video?.ratio).toBe('9:16')
    expect(ground({ filmAddress, film: { filename: 'a.mp4', mimeType: 'video/mp4' } }).video?.source.kind).toBe('file')
    expect(ground({ filmAddress: 'https://films.example/1' })).not.toHaveProperty('video')
  })

  it('rounds the opacity to a step of the style sheet', () =>
    expect(ground({ image: {}, opacity: 42 }).image?.opacity).toBe(40))

  it('does not blur an image that is fixed to the window', () => {
    expect(ground({ motion: 'fixed', leaving: 'fade-blur' }).leaving).toBe('fade')
    expect(ground({ motion: 'up', leaving: 'blur' }).leaving).toBe('blur')
  })

  it('takes no name that it does not know', () =>
    expect(ground({ motion: 'spin', gradient: 'rainbow', overlay: 'pink', leaving: 'explode' })).toEqual(ground({})))
})
