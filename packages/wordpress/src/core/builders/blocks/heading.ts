import type { ConvertContext } from '../../convert/convert.ts'
import { linkFields } from '../../convert/links.ts'
import { richTextBlock } from '../../convert/rich-text-block.ts'
import { headingNode, linkNode, paragraphNode, textNode } from '../../rich-text/nodes.ts'
import { blockPiece, joiningPiece, type Piece } from '../pieces.ts'
import { plainWords } from '../shared/plain-words.ts'

interface WrittenHeading {
  /** Words, or HTML of one line. */
  readonly text: string
  /** `1` to `6`, `h1` to `h6`; anything else is no heading but reads as a small one. */
  readonly level?: string
  readonly align?: string
  /** Address that it leads to. */
  readonly link?: string
  readonly newTab?: boolean
}

/** Letters from which words are a text, whatever the builder called them: ours would be as large as a heading. */
const MAX_TEXT = 120

/** Letters of a heading that name it in the report. */
const MAX_NAMED = 60

/** Level and size of ours for the six levels of HTML. */
const LEVELS = [
  [2, '5'],
  [2, '4'],
  [3, '3'],
  [4, '2'],
  [4, '1'],
  [4, '1'],
] as const

/** Makes a heading; one with a link becomes part of a text, and one that is as long as a text a paragraph. */
export function headingPieces(heading: WrittenHeading, context: ConvertContext): readonly Piece[] {
  const text = plainWords(heading.text)
  if (text === '') return []
  const [level, size] = LEVELS[Number(/^h?([1-6])/i.exec(heading.level ?? '2')?.[1] ?? 4) - 1] ?? LEVELS[1]
  const link =
    heading.link && heading.link !== '#' ? linkFields(heading.link, heading.newTab === true, context) : undefined
  const words = link ? linkNode(link, [textNode(text)]) : textNode(text)
  if (text.length > MAX_TEXT) {
    context.report({ level: 'changed', code: 'heading-as-text', subject: `${text.slice(0, MAX_NAMED)}…` })
    return [joiningPiece(richTextBlock([paragraphNode([words])]))]
  }
  if (link) return [joiningPiece(richTextBlock([headingNode(level, [words])]))]
  return [blockPiece({ blockType: 'heading', text, level: String(level), size, align: alignOf(heading.align) })]
}

/** Place of a line, in our words. */
export function alignOf(align = ''): 'start' | 'center' | 'end' {
  if (align === 'center') return 'center'
  return align === 'right' || align === 'end' ? 'end' : 'start'
}
