import { parseHtml, wordsOf } from '../html/html-tree.ts'
import { paragraphNode, textNode } from '../rich-text/nodes.ts'
import type { ConvertedBlock } from './convert.ts'
import { richTextBlock } from './rich-text-block.ts'

/** The words of HTML as one paragraph: all that stays of what stands too deep to be converted. */
export function wordsOnly(html: string): readonly ConvertedBlock[] {
  const words = wordsOf(parseHtml(html))
  return words === '' ? [] : [richTextBlock([paragraphNode([textNode(words)])])]
}
