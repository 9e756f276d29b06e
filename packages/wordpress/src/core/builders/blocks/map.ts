import type { ConvertContext } from '../../convert/convert.ts'
import { blockPiece, type Piece } from '../pieces.ts'
import { cutLine } from '../shared/cut-line.ts'
import { wordBlocks } from '../shared/html-blocks.ts'
import { plainWords } from '../shared/plain-words.ts'

/** Characters of a name, an address and of what stands below. */
const MAX_NAME = 200
const MAX_ADDRESS = 500
const MAX_DIRECTIONS = 600

/**
 * Makes a map of an address.
 *
 * @param note Words that stood in a bubble of the map; HTML.
 */
export function mapPieces(written: string, note: string, context: ConvertContext): readonly Piece[] {
  const address = plainWords(written)
  const words = plainWords(note)
  if (address === '') return wordBlocks(words, context).map(blockPiece)
  const [name] = cutLine(address, MAX_NAME)
  const [place, rest] = cutLine(address, MAX_ADDRESS)
  const isLong = words.length > MAX_DIRECTIONS
  const map = { blockType: 'map', name, address: place, ...(words !== '' && !isLong && { directions: words }) }
  return [map, ...wordBlocks([rest, isLong ? words : ''].join('\n'), context)].map(blockPiece)
}
