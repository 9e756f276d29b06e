import { attribute, type HtmlElement, type HtmlNode } from '../html/html-tree.ts'
import { listNode, MARKS, quoteNode, type RichNode, textNode } from './nodes.ts'
import { GAP, inLines, inParagraphs, joinedByBreaks, type Piece } from './pieces.ts'
import { asBlock, type ElementHandler, type ElementHandlers, type HtmlWalk, type WalkState } from './walk.ts'

/** Levels of lists in each other: as many as a text of ours shows. Items of deeper ones stand in the last. */
const MAX_LISTS = 8

const list: ElementHandler = (element, state, walk) => {
  if (state.lists >= MAX_LISTS) return asBlock(element, state, walk)
  const isOrdered = element.name === 'ol'
  const start = Number(/^\d{1,6}$/.exec(attribute(element, 'start') ?? '')?.[0] ?? 1)
  reportNumbers(element, walk)
  const done: Piece[] = [GAP]
  let items: (readonly RichNode[])[] = []
  let number = start
  const endList = () => {
    if (items.length > 0) done.push({ kind: 'node', node: listNode(isOrdered, number, items) })
    number += items.length
    items = []
  }
  for (const child of element.children) {
    for (const piece of itemPieces(child, state, walk)) {
      const item = itemOf(piece)
      if (item && (items.length > 0 || !isList(item[0]))) items.push(item)
      else {
        // A table or a video cannot stand in a list: it stands between the items.
        endList()
        if (piece.kind !== 'gap') done.push(piece)
      }
    }
  }
  endList()
  return done
}

/** A paragraph, or a list that belongs to the item before. */
function itemOf(piece: Piece): readonly RichNode[] | undefined {
  if (piece.kind !== 'node') return undefined
  if (isList(piece.node)) return [piece.node]
  return piece.node.type === ITEM && Array.isArray(piece.node.children) ? piece.node.children : undefined
}

function isList(node: RichNode | undefined): boolean {
  return node?.type === 'list'
}

/** Stands for a finished line of an item until the list is made. */
const ITEM = 'item'

function itemPieces(child: HtmlNode, state: WalkState, walk: HtmlWalk): readonly Piece[] {
  if (child.kind === 'text' && child.text.trim() === '') return []
  const isNested = child.kind === 'element' && (child.name === 'ul' || child.name === 'ol')
  const content = child.kind === 'element' && child.name === 'li' ? child.children : [child]
  const pieces = walk.pieces(content, { ...state, lists: state.lists + 1, format: '' })
  return isNested ? inLines(pieces, asItem) : joinedLines(pieces)
}

/** Paragraphs of one item are one line with breaks; what is no paragraph divides it. */
function joinedLines(pieces: readonly Piece[]): readonly Piece[] {
  const done: Piece[] = []
  let lines: (readonly RichNode[])[] = []
  const endItem = () => {
    if (lines.length > 0) done.push(...asItem(joinedByBreaks(lines)))
    lines = []
  }
  for (const piece of inParagraphs(pieces)) {
    const line = lineIn(piece)
    if (line) lines.push(line)
    else {
      endItem()
      done.push(piece)
    }
  }
  endItem()
  return done
}

/** The line of a paragraph, or that of a heading, which a list cannot hold. */
function lineIn(piece: Piece): readonly RichNode[] | undefined {
  if (piece.kind !== 'node' || !Array.isArray(piece.node.children)) return undefined
  const children: readonly RichNode[] = piece.node.children
  if (piece.node.type === 'paragraph' || piece.node.type === 'quote') return children
  if (piece.node.type !== 'heading') return undefined
  return children.map((node) => (node.type === 'text' ? { ...node, format: Number(node.format) | MARKS.bold } : node))
}

function asItem(line: readonly RichNode[]): readonly Piece[] {
  return [{ kind: 'node', node: { type: ITEM, children: line } }]
}

function reportNumbers(element: HtmlElement, walk: HtmlWalk): void {
  const type = attribute(element, 'type') ?? ''
  if (element.name !== 'ol') return
  if (element.attributes.has('reversed'))
    walk.context.report({ level: 'changed', code: 'list-numbering', subject: 'reversed' })
  if (/^[aAiI]$/.test(type)) walk.context.report({ level: 'changed', code: 'list-numbering', subject: `type ${type}` })
}

/** A quotation: its paragraphs as one text with breaks, its source as a paragraph below. */
const quote: ElementHandler = (element, state, walk) => {
  const [sources, words] = divided(element.children)
  const done: Piece[] = [GAP]
  let lines: (readonly RichNode[])[] = []
  const endQuote = () => {
    if (lines.length > 0) done.push({ kind: 'node', node: quoteNode(joinedByBreaks(lines)) })
    lines = []
  }
  for (const piece of inParagraphs(walk.pieces(words, { ...state, format: '' }))) {
    const line = lineIn(piece)
    if (line) lines.push(line)
    else {
      endQuote()
      done.push(piece)
    }
  }
  endQuote()
  const source = inLines(walk.pieces(sources, { ...state, format: '' }), (line) => [
    { kind: 'inline', node: textNode('— ') },
    ...line.map((node): Piece => ({ kind: 'inline', node })),
    GAP,
  ])
  return [...done, ...inParagraphs(source)]
}

/** The source of a quotation, and everything else. */
function divided(children: readonly HtmlNode[]): readonly [readonly HtmlNode[], readonly HtmlNode[]] {
  const isSource = (node: HtmlNode) => node.kind === 'element' && (node.name === 'cite' || node.name === 'footer')
  const sources = children.filter(isSource).map((node) => (node.kind === 'element' ? { ...node, name: 'div' } : node))
  return [sources, children.filter((node) => !isSource(node))]
}

/** Terms in bold, their descriptions as paragraphs. */
const term: ElementHandler = (element, state, walk) => [
  GAP,
  ...walk.pieces(element.children, { ...state, marks: state.marks | MARKS.bold }),
  GAP,
]

/** Lists and quotations. */
export const LIST_HANDLERS: ElementHandlers = {
  ul: list,
  ol: list,
  menu: (element, state, walk) => list({ ...element, name: 'ul' }, state, walk),
  dir: (element, state, walk) => list({ ...element, name: 'ul' }, state, walk),
  blockquote: quote,
  dt: term,
}
