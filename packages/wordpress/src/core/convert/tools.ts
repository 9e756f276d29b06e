import { convertBlocks } from '../blocks/convert-blocks.ts'
import type { ConvertContext, ConvertedBlock, ConvertTools } from './convert.ts'
import { convertHtml } from './convert-html.ts'

/** Tools for what stands inside of something: conversions one level deeper. */
export function toolsFor(context: ConvertContext): ConvertTools {
  const inner = { ...context, depth: context.depth + 1 }
  return {
    context: inner,
    html: (html, options) => convertHtml(html, inner, { ...options, toolsFor }),
    blocks: (pieces, { levels = 0 } = {}) => convertBlocks(pieces, { ...inner, depth: inner.depth + levels }, toolsFor),
  }
}

/** Converts HTML as the classic editor kept it: blank lines part paragraphs, shortcodes stand in the text. */
export function convertClassic(html: string, context: ConvertContext): readonly ConvertedBlock[] {
  return convertHtml(html, context, { toolsFor, autop: true })
}
