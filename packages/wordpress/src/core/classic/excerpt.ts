import type { ConvertedBlock } from '../convert/convert.ts'
import { isRichText, nodesOf } from '../convert/rich-text-block.ts'
import { textOf } from '../rich-text/pieces.ts'

/** Longest excerpt of a post, in characters. */
export const MAX_EXCERPT_LENGTH = 600

const MORE = /<!--more\b[^<>]{0,500}-->/

/** Words before the mark that ends what lists show, cut at a word. Undefined where there is no mark. */
export function excerptOf(content: string, convert: (teaser: string) => readonly ConvertedBlock[]): string | undefined {
  const mark = MORE.exec(content)
  if (!mark) return undefined
  const blocks = convert(content.slice(0, mark.index))
  const words = blocks.flatMap((block) => (isRichText(block) ? nodesOf(block).map(textOf) : []))
  const text = words.join(' ').replace(/\s+/g, ' ').trim()
  if (text.length <= MAX_EXCERPT_LENGTH) return text || undefined
  const cut = text.slice(0, MAX_EXCERPT_LENGTH - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_EXCERPT_LENGTH / 2)).trimEnd()}…`
}
