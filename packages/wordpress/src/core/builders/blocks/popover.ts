import type { ConvertedBlock } from '../../convert/convert.ts'
import { blockPiece, type Piece } from '../pieces.ts'
import { plainWords } from '../shared/plain-words.ts'
import { richContent } from '../shared/rich-content.ts'
import { paragraphsOf, textBlock } from '../shared/words-to-rich.ts'

/** Characters of the button. */
const MAX_LABEL = 80

/** Makes a text behind a button; without a short button, both stand in the page. */
export function popoverPieces(written: string, title: string, blocks: readonly ConvertedBlock[]): readonly Piece[] {
  const label = plainWords(written)
  const { content, rest } = richContent(blocks, paragraphsOf(plainWords(title)))
  if (label === '' || label.length > MAX_LABEL || !content) {
    return [...textBlock(label), ...textBlock(plainWords(title)), ...blocks].map(blockPiece)
  }
  return [{ blockType: 'popover', label, look: 'quiet', content }, ...rest].map(blockPiece)
}
