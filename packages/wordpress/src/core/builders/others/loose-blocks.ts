import type { ConvertContext, ConvertedBlock } from '../../convert/convert.ts'
import { arrange } from '../layout/arrange.ts'
import { loosePieces } from './loose-pieces.ts'

/** Blocks of the words, images and links in values of which only the names of settings say what they are. */
export function looseBlocks(value: unknown, context: ConvertContext): readonly ConvertedBlock[] {
  return arrange(loosePieces(value, context), 'page', context.report)
}
