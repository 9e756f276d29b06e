import { describe, expect, it } from 'vitest'
import { blockPiece, type Piece } from '../pieces.ts'
import { overlayOf } from './ground.ts'
import { holdsWords } from './holds-words.ts'

const words = blockPiece({ blockType: 'heading', text: 'The garden' })
const image = blockPiece({ blockType: 'image', image: 7 })
const column = (...pieces: readonly Piece[]): Piece => ({
  piece: 'row',
  columns: [{ width: 1, pieces }],
  isOpen: false,
})
const section: Piece = { piece: 'section', fields: { ground: {} }, pieces: [words] }

describe('words on a ground', () => {
  it.each([
    ['a heading', [words], true],
    ['a heading in a column', [image, column(image, words)], true],
    ['nothing but images', [image, column(image)], false],
    ['a section with a ground of its own', [section, { piece: 'anchor', anchor: 'a' }], false],
  ] as const)('are there: %s', (_, pieces, expected) => expect(holdsWords(pieces)).toBe(expected))
})

describe('the overlay between an image and what stands on it', () => {
  it('is that of the old site', () =>
    expect(overlayOf({ overlay: '#000', overlayOpacity: 0.42 }, { surface: 'paper', holdsWords: true })).toEqual({
      overlay: 'ink',
      overlayOpacity: 40,
    }))
  it('is the colour of the section where words stood on the bare image', () =>
    expect(overlayOf({}, { surface: 'paper', holdsWords: true })).toEqual({ overlay: 'paper', overlayOpacity: 70 }))
  it('is left out where there are no words', () =>
    expect(overlayOf({}, { surface: 'paper', holdsWords: false })).toEqual({}))
})
