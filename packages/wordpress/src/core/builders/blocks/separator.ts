import { blockPiece, type Piece } from '../pieces.ts'
import { iconName } from '../shared/icon-name.ts'

interface WrittenSeparator {
  readonly look: 'line' | 'short' | 'dotted' | 'space'
  /** CSS pixels that it takes in all. */
  readonly height?: number
  readonly icon?: string
}

/** CSS pixels up to which a space is small, and from which it is large. */
const SMALL_PX = 40
const LARGE_PX = 100

export function separatorPieces({ look, height, icon = '' }: WrittenSeparator): readonly Piece[] {
  const size = height === undefined ? 'medium' : height <= SMALL_PX ? 'small' : height >= LARGE_PX ? 'large' : 'medium'
  const own = look === 'line' ? iconName(icon) : undefined
  return [blockPiece({ blockType: 'separator', look, size, ...(own && { icon: own }) })]
}
