import { elementsOf, firstOf, type HtmlNode, rawText } from '../html/html-tree.ts'
import { LINE_BREAK, type RichNode } from './nodes.ts'
import { GAP, type Piece } from './pieces.ts'
import type { ElementHandler, HtmlWalk, WalkState } from './walk.ts'

/** Marks that a block of code has no place for. */
const MARKED = new Set('strong b em i a s del u ins sub sup img'.split(' '))

/** Text whose lines and spaces are kept: code, or a paragraph where it has marks. */
export const preformatted: ElementHandler = (element, state, walk) => preformattedPieces(element.children, state, walk)

export function preformattedPieces(nodes: readonly HtmlNode[], state: WalkState, walk: HtmlWalk): readonly Piece[] {
  const text = rawText(nodes).replace(/\r\n?/g, '\n')
  if (text.trim() === '') return walk.pieces(nodes, state)
  const isMarked = elementsOf(nodes, ({ name }) => MARKED.has(name)).length > 0
  if (isMarked && !firstOf(nodes, 'code')) return [GAP, ...withSpaces(walk.pieces(spaced(nodes), state)), GAP]
  return [GAP, { kind: 'block', block: { blockType: 'code', code: text.replace(/^\n|\n$/g, '') } }]
}

/** Stands for a line break until the words are nodes. */
const BREAK = '\u2028'

function spaced(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  return nodes.map((node) =>
    node.kind === 'text'
      ? { kind: 'text', text: node.text.replace(/\r\n?|\n/g, BREAK).replace(/ (?= )|(?<=\u2028) |\t/g, '\u00a0') }
      : { ...node, children: spaced(node.children) },
  )
}

function withSpaces(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.flatMap((piece): readonly Piece[] => {
    if (piece.kind !== 'inline' || piece.node.type !== 'text' || !String(piece.node.text).includes(BREAK))
      return [piece]
    return String(piece.node.text)
      .split(BREAK)
      .flatMap((text, index): readonly Piece[] => {
        const words: readonly Piece[] = text === '' ? [] : [{ ...piece, node: { ...piece.node, text } as RichNode }]
        return index === 0 ? words : [{ ...piece, node: LINE_BREAK }, ...words]
      })
  })
}
