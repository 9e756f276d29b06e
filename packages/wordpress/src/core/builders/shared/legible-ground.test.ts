import { describe, expect, it } from 'vitest'
import { blockPiece, type Piece, type SectionFields } from '../pieces.ts'
import { legibleGround } from './legible-ground.ts'

const fields = (ground: object): SectionFields => ({ surface: 'paper', ground: { ...ground } })
const words = blockPiece({ blockType: 'heading', text: 'The garden' })
const image = blockPiece({ blockType: 'image', image: 7 })
const column = (...pieces: readonly Piece[]): Piece => ({
  piece: 'row',
  columns: [{ width: 1, pieces }],
  isOpen: false,
})

describe('words on an image', () => {
  it.each([
    ['an image', { image: 7 }],
    ['a video', { film: 7 }],
    ['a video at a provider', { filmAddress: 'https://vimeo.com/76979871' }],
  ])('are legible by an overlay of the colour of the section: %s', (_, ground) =>
    expect(legibleGround(fields(ground), [column(image, words)]).ground).toEqual({
      ...ground,
      overlay: 'paper',
      overlayOpacity: 70,
    }))

  it.each([
    ['the old site had an overlay', { image: 7, overlay: 'ink', overlayOpacity: 40 }, [words]],
    ['there is no image', { gradient: 'sheen' }, [words]],
    ['there are no words', { image: 7 }, [image, column(image)]],
    [
      'the words have a ground of their own',
      { image: 7 },
      [{ piece: 'section', fields: fields({}), pieces: [words] } as const],
    ],
  ] as const)('need none where %s', (_, ground, pieces) =>
    expect(legibleGround(fields(ground), pieces).ground).toEqual(ground))
})
