import { convertBlocks } from '../blocks/convert-blocks.ts'
import type { ConvertContext, ConvertTools } from './convert.ts'
import { convertHtml } from './convert-html.ts'

/** Tools for what stands inside of something: conversions one level deeper. */
export function toolsFor(context: ConvertContext): ConvertTools {
  const inner = { ...context, depth: context.depth + 1 }
  return {
    context: inner,
    html: (html, options) => convertHtml(html, inner, options),
    blocks: (pieces) => convertBlocks(pieces, inner),
  }
}
