import { describe, expect, it } from 'vitest'
import { imagesIn } from './images-in.ts'

const image = (name: string) => ({ id: 1, mimeType: 'image/webp', filename: `${name}.webp` })

describe('the pictures of a document', () => {
  it('are found wherever they stand, each once, in reading order', () => {
    const doc = {
      image: image('first'),
      layout: [
        { blockType: 'gallery', pictures: [{ image: image('second') }, { image: image('first') }] },
        { blockType: 'richText', content: { root: { children: [{ type: 'upload', value: image('third') }] } } },
      ],
    }
    expect(imagesIn(doc, 10)).toEqual(['/media/first.webp', '/media/second.webp', '/media/third.webp'])
    expect(imagesIn(doc, 2)).toHaveLength(2)
  })

  it('are neither videos nor what is only named', () => {
    const video = { id: 2, mimeType: 'video/mp4', filename: 'film.mp4' }
    expect(imagesIn({ video, image: 7, related: [{ title: 'Other', image: 8 }], note: null }, 10)).toEqual([])
  })

  it('are not those in the trash', () => {
    const value = { ...image('trashed'), deletedAt: '2026-01-02T08:00:00.000Z' }
    expect(imagesIn({ root: { children: [{ type: 'upload', value }] }, deletedAt: null }, 10)).toEqual([])
  })
})
