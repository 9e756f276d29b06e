import type { Piece } from '../pieces.ts'

/** Blocks without words. */
const WITHOUT_WORDS = new Set(['image', 'gallery', 'carousel', 'slider', 'video', 'separator', 'beforeAfter', 'logos'])

/** Tells whether words stand on the ground behind some pieces; those of a section stand on its own. */
export function holdsWords(pieces: readonly Piece[]): boolean {
  return pieces.some((piece) => {
    if (piece.piece === 'block') return !WITHOUT_WORDS.has(piece.block.blockType)
    return piece.piece === 'row' && piece.columns.some((column) => holdsWords(column.pieces))
  })
}
