import type { Image } from '@vitrine/content/core'
import { describe, expect, it } from 'vitest'
import { stillOf } from './still.ts'

const file = (width: number, type = 'image/webp') => ({ url: `/media/film-${width}`, width, height: width / 2, type })
const image = (...sources: Image['sources']): Image => ({
  alt: '',
  fallback: file(4000, 'image/jpeg'),
  sources,
  focalPoint: { x: 50, y: 50 },
})

describe('the still of a video', () => {
  it('is the smallest WebP that is wide enough', () =>
    expect(stillOf(image(file(2000), file(960, 'image/avif'), file(480), file(960), file(1440))).url).toBe(
      '/media/film-960',
    ))
  it('is the widest of a small picture', () => expect(stillOf(image(file(320), file(480))).width).toBe(480))
  it('is the picture itself where it has no sizes', () => expect(stillOf(image()).width).toBe(4000))
})
