import type { ConvertContext } from '../../convert/convert.ts'
import { embedBlocks } from '../../convert/embeds.ts'
import { audioBlocks } from '../../convert/media-files.ts'
import { blockPiece, type Piece } from '../pieces.ts'

/** Makes a sound of the library; another address becomes what content makes of it. */
export function audioPieces(address: string, title: string, context: ConvertContext): readonly Piece[] {
  const media = context.lookup.mediaByAddress(address)
  const words = title === '' ? {} : { title }
  const blocks = media
    ? audioBlocks({ media, address, ...words }, context)
    : embedBlocks({ address, ...words }, context)
  return blocks.map(blockPiece)
}
