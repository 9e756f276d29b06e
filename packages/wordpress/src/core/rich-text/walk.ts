import type { ConvertContext, ConvertedBlock } from '../convert/convert.ts'
import { type HtmlElement, type HtmlNode, styleOf } from '../html/html-tree.ts'
import type { Alignment, LinkFields } from './nodes.ts'
import { GAP, inParagraphs, type Piece } from './pieces.ts'

/** Context of an element. */
export interface WalkState {
  /** Bits of the marks of all elements around. */
  readonly marks: number
  readonly link?: LinkFields
  /** Address of the link around, for images, which bear no link. */
  readonly linkAddress?: string
  readonly format: Alignment
  /** Number of lists around. */
  readonly lists: number
}

export const START: WalkState = { marks: 0, format: '', lists: 0 }

/** A walk through the HTML of one item. */
export interface HtmlWalk {
  readonly context: ConvertContext
  /** Ids that links of this content lead to, as anchors of ours. */
  readonly anchors: ReadonlySet<string>
  pieces(nodes: readonly HtmlNode[], state: WalkState): readonly Piece[]
  /** Blocks that the shortcode of a placeholder became. */
  shortcode(place: string): readonly ConvertedBlock[]
}

/** Makes pieces of one kind of element. */
export type ElementHandler = (element: HtmlElement, state: WalkState, walk: HtmlWalk) => readonly Piece[]

export type ElementHandlers = Readonly<Record<string, ElementHandler>>

/** Elements on lines of their own: paragraphs, divisions. */
export const asBlock: ElementHandler = (element, state, walk) => {
  const format = alignmentOf(element) ?? state.format
  const pieces = walk.pieces(element.children, { ...state, format })
  return [GAP, ...(format === '' ? pieces : inParagraphs(pieces, format)), GAP]
}

/** Elements that stand in a line, or mean nothing here: what they hold. */
export const asContent: ElementHandler = (element, state, walk) => walk.pieces(element.children, state)

/** Alignment of the lines of an element; undefined where it does not say. */
export function alignmentOf(element: HtmlElement): Alignment | undefined {
  const classes = element.attributes.get('class') ?? ''
  const written =
    /(?:^|\s)(?:has-text-align-|align)(left|center|right)(?:\s|$)/.exec(classes)?.[1] ??
    styleOf(element).get('text-align') ??
    element.attributes.get('align')
  switch (written?.toLowerCase()) {
    case 'center':
      return 'center'
    case 'right':
    case 'end':
      return 'right'
    case 'justify':
      return 'justify'
    case 'left':
    case 'start':
      return ''
    default:
      return undefined
  }
}
