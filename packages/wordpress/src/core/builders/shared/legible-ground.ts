import type { Piece, SectionFields } from '../pieces.ts'

/** Percent of the overlay between an image and words whose colours are those of the design. */
const OVERLAY_OPACITY = 70

/** Blocks that bring their own ground, or have no words. */
const WITHOUT_WORDS = new Set(['image', 'gallery', 'carousel', 'slider', 'video', 'separator', 'beforeAfter', 'logos'])

/**
 * Puts an overlay of the section's colour between its image and its words, where the old site had none: its builder chose
 * a colour of letters for that very image, and here letters have the colour of the design.
 */
export function legibleGround(fields: SectionFields, pieces: readonly Piece[]): SectionFields {
  const { image, film, filmAddress, overlay } = fields.ground
  const isPictured = image !== undefined || film !== undefined || filmAddress !== undefined
  if (!isPictured || overlay !== undefined || !pieces.some(holdsWords)) return fields
  return { ...fields, ground: { ...fields.ground, overlay: fields.surface, overlayOpacity: OVERLAY_OPACITY } }
}

function holdsWords(piece: Piece): boolean {
  switch (piece.piece) {
    case 'block':
      return !WITHOUT_WORDS.has(piece.block.blockType)
    case 'row':
      return piece.columns.some(({ pieces }) => pieces.some(holdsWords))
    case 'section':
      // On a ground of its own.
      return false
    case 'anchor':
      return false
  }
}
