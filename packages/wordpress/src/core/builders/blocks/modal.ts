import type { ConvertedBlock } from '../../convert/convert.ts'
import { simpleBlocks } from '../../convert/levels.ts'
import { blockPiece, type Piece } from '../pieces.ts'
import { cutLine } from '../shared/cut-line.ts'
import { plainWords } from '../shared/plain-words.ts'

interface WrittenModal {
  /** On the button that opens it. */
  readonly label: string
  readonly look?: 'solid' | 'outline' | 'quiet'
  readonly title: string
  readonly size: string
  readonly blocks: readonly ConvertedBlock[]
}

/** Characters of the button and of the title. */
const MAX_LABEL = 80
const MAX_TITLE = 200

export function modalPieces(modal: WrittenModal): readonly Piece[] {
  const label = plainWords(modal.label)
  const title = plainWords(modal.title) || label
  const { blocks, behind } = simpleBlocks(modal.blocks)
  const [short] = cutLine(label || title || '…', MAX_LABEL)
  const size = modal.size === 'small' || modal.size === 'large' ? modal.size : 'medium'
  return [
    blockPiece({
      blockType: 'modal',
      label: short,
      look: modal.look ?? 'solid',
      title: cutLine(title || short, MAX_TITLE)[0],
      size,
      blocks,
    }),
    ...behind.map(blockPiece),
  ]
}
