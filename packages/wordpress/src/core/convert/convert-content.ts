import { convertBlocks } from '../blocks/convert-blocks.ts'
import { excerptOf } from '../classic/excerpt.ts'
import { hasBlocks, parseBlocks } from '../grammar/parse-blocks.ts'
import type { ConvertContext, ConvertedBlock } from './convert.ts'
import { convertClassic, toolsFor } from './tools.ts'

/** Result of converting the content of an item. */
export interface ConvertedContent {
  readonly blocks: readonly ConvertedBlock[]
  /** Plain words of what stands before `<!--more-->`, which lists of posts showed. */
  readonly excerptFromMore?: string
  /** Number of parts that `<!--nextpage-->` divided it into; each but the first had an address of its own. */
  readonly parts: number
}

/** Converts the content of an item by the road that it was written on: a builder, blocks, or the classic editor. */
export function convertContent(context: ConvertContext): ConvertedContent {
  const { item } = context
  const builder = context.mappings?.builders?.find((candidate) => candidate.isUsedBy(item))
  if (builder) return { blocks: builder.convert(context), parts: 1 }
  const blocks = blocksOfText(item.content, context)
  const excerptFromMore = excerptOf(item.content, (teaser) => blocksOfText(teaser, { ...context, report: () => {} }))
  return { blocks, parts: partsOf(item.content), ...(excerptFromMore && { excerptFromMore }) }
}

function blocksOfText(content: string, context: ConvertContext): readonly ConvertedBlock[] {
  return hasBlocks(content) ? convertBlocks(parseBlocks(content), context, toolsFor) : convertClassic(content, context)
}

function partsOf(content: string): number {
  return content.split('<!--nextpage-->').length
}
