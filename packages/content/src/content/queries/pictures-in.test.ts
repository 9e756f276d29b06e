import { describe, expect, it } from 'vitest'
import { picturesIn } from './pictures-in.ts'

const picture = (name: string) => ({ id: 1, mimeType: 'image/webp', filename: `${name}.webp` })

describe('the pictures of a document', () => {
  it('are found wherever they stand, each once, in reading order', () => {
    const doc = {
      image: picture('first'),
      layout: [
        { blockType: 'gallery', pictures: [{ image: picture('second') }, { image: picture('first') }] },
        { blockType: 'richText', content: { root: { children: [{ type: 'upload', value: picture('third') }] } } },
      ],
    }
    expect(picturesIn(doc, 10)).toEqual(['/media/first.webp', '/media/second.webp', '/media/third.webp'])
    expect(picturesIn(doc, 2)).toHaveLength(2)
  })

  it('are neither films nor what is only named', () => {
    const film = { id: 2, mimeType: 'video/mp4', filename: 'film.mp4' }
    expect(picturesIn({ film, image: 7, related: [{ title: 'Other', image: 8 }], note: null }, 10)).toEqual([])
  })

  it('are none that lie in the trash', () => {
    const value = { ...picture('trashed'), deletedAt: '2026-01-02T08:00:00.000Z' }
    expect(picturesIn({ root: { children: [{ type: 'upload', value }] }, deletedAt: null }, 10)).toEqual([])
  })
})
