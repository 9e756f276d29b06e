import { headingId } from '@vitrine/kit/core'
import type { ConvertedBlock } from '../convert/convert.ts'
import { isRichText, nodesOf, richTextBlock } from '../convert/rich-text-block.ts'
import {
  type Alignment,
  LINE_BREAK,
  type LinkFields,
  linkNode,
  paragraphNode,
  type RichNode,
  textNode,
} from './nodes.ts'

/** Pieces that a walk through HTML meets, in order. */
export type Piece =
  /** Words or a line break of a line, with the link that they stand in. */
  | { readonly kind: 'inline'; readonly node: RichNode; readonly link?: LinkFields }
  /** The end of a line: what comes next begins a paragraph. */
  | { readonly kind: 'gap' }
  /** A paragraph, heading, list, quotation, image or rule. */
  | { readonly kind: 'node'; readonly node: RichNode }
  | { readonly kind: 'block'; readonly block: ConvertedBlock }
  /** A place that links of the page lead to: what comes next bears it. */
  | { readonly kind: 'anchor'; readonly anchor: string }

export type InlinePiece = Extract<Piece, { kind: 'inline' }>

export const GAP: Piece = { kind: 'gap' }

/** A sign that is seen: neither white space nor one between words that shows nothing. */
// biome-ignore lint/suspicious/noMisleadingCharacterClass: each of these is looked for on its own
const VISIBLE = /[^\s\u200b\u200c\u200d\u2060\ufeff\u00ad]/

/** One line out of its pieces: white space folded, blanks and breaks at both ends gone, neighbours of one link joined. */
export function lineOf(pieces: readonly InlinePiece[]): readonly RichNode[] {
  const folded = foldSpaces(pieces)
  const isEmpty = folded.every(({ node }) => node.type === 'linebreak' || isBlank(node))
  return isEmpty ? [] : joinLinks(folded)
}

function isBlank(node: RichNode): boolean {
  return node.type === 'text' && !VISIBLE.test(String(node.text))
}

/** White space of HTML that is no single space: replacing each space by itself would take most of the time. */
const FOLDED = /[ \t\n\f\r]{2,}|[\t\n\f\r]/g

/** Folds white space as a browser shows it: one blank between words, none at the ends of a line. */
function foldSpaces(pieces: readonly InlinePiece[]): readonly InlinePiece[] {
  const folded: InlinePiece[] = []
  let atStart = true
  for (const piece of pieces) {
    if (piece.node.type === 'linebreak') {
      trimEnd(folded)
      if (folded.length > 0) folded.push(piece)
      atStart = true
      continue
    }
    if (piece.node.type !== 'text') {
      folded.push(piece)
      atStart = false
      continue
    }
    const words = String(piece.node.text).replace(FOLDED, ' ')
    const text: string = atStart ? words.replace(/^[^\S\u00a0]+|^[\u200b\ufeff]+/, '') : words
    if (text === '') continue
    folded.push(text === piece.node.text ? piece : { ...piece, node: { ...piece.node, text } })
    atStart = text.endsWith(' ')
  }
  while (folded.at(-1)?.node.type === 'linebreak') folded.pop()
  trimEnd(folded)
  while (folded.at(-1)?.node.type === 'linebreak') folded.pop()
  return joinTexts(folded)
}

function trimEnd(pieces: InlinePiece[]): void {
  const last = pieces.at(-1)
  if (last?.node.type !== 'text') return
  const text = withoutEnd(String(last.node.text))
  pieces.pop()
  if (text !== '') pieces.push({ ...last, node: { ...last.node, text } })
  else trimEnd(pieces)
}

/** A text without the white space at its end; a no-break space stays. */
function withoutEnd(text: string): string {
  let end = text.length
  while (end > 0 && /[^\S\u00a0]|\u200b|\ufeff/.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

function joinTexts(pieces: readonly InlinePiece[]): readonly InlinePiece[] {
  const joined: InlinePiece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (
      last?.node.type === 'text' &&
      piece.node.type === 'text' &&
      last.link === piece.link &&
      last.node.format === piece.node.format
    ) {
      joined.pop()
      joined.push({ ...last, node: { ...last.node, text: `${String(last.node.text)}${String(piece.node.text)}` } })
    } else {
      joined.push(piece)
    }
  }
  return joined
}

function joinLinks(pieces: readonly InlinePiece[]): readonly RichNode[] {
  const nodes: RichNode[] = []
  let open: { readonly link: LinkFields; readonly children: RichNode[] } | undefined
  for (const { node, link } of pieces) {
    if (link !== open?.link) {
      if (open) nodes.push(linkNode(open.link, open.children))
      open = link && { link, children: [] }
    }
    if (open) open.children.push(node)
    else nodes.push(node)
  }
  if (open) nodes.push(linkNode(open.link, open.children))
  return nodes
}

/**
 * Puts pieces in order: lines become what `wrap` makes of them, everything else stays as it is. An anchor within a line
 * comes before it.
 */
export function inLines(
  pieces: readonly Piece[],
  wrap: (line: readonly RichNode[]) => readonly Piece[],
): readonly Piece[] {
  const done: Piece[] = []
  let line: InlinePiece[] = []
  const endLine = () => {
    const nodes = lineOf(line)
    line = []
    if (nodes.length > 0) done.push(...wrap(nodes))
  }
  for (const piece of pieces) {
    if (piece.kind === 'inline') line.push(piece)
    else if (piece.kind === 'anchor') done.push(piece)
    else {
      endLine()
      if (piece.kind !== 'gap') done.push(piece)
    }
  }
  endLine()
  return done
}

/** Pieces with every loose line made a paragraph. */
export function inParagraphs(pieces: readonly Piece[], format: Alignment = ''): readonly Piece[] {
  return inLines(pieces, (line) => [{ kind: 'node', node: paragraphNode(line, format) }])
}

/** Blocks out of pieces: what belongs to a text in one block of text, everything else in its own. */
export function blocksOf(pieces: readonly Piece[]): readonly ConvertedBlock[] {
  const blocks: ConvertedBlock[] = []
  let nodes: RichNode[] = []
  let ownAnchor: string | undefined
  let nextAnchor: string | undefined
  const endText = () => {
    if (nodes.length > 0) blocks.push(richTextBlock(nodes, ownAnchor))
    nodes = []
    ownAnchor = undefined
  }
  for (const piece of inParagraphs(pieces)) {
    if (piece.kind === 'anchor') nextAnchor ??= piece.anchor
    if (piece.kind === 'node') {
      if (nextAnchor !== undefined && !isAnchorOf(piece.node, nextAnchor)) {
        endText()
        ownAnchor = nextAnchor
      }
      nextAnchor = undefined
      nodes.push(piece.node)
    }
    if (piece.kind === 'block') {
      endText()
      blocks.push(nextAnchor === undefined ? piece.block : withAnchor(piece.block, nextAnchor))
      nextAnchor = undefined
    }
  }
  endText()
  return blocks
}

/** Tells if a heading has an anchor by its words, whatever language its page is in. */
function isAnchorOf(node: RichNode, anchor: string): boolean {
  return node.type === 'heading' && ['en', 'de'].every((language) => headingId(textOf(node), language) === anchor)
}

/** Words of a node and of all in it. */
export function textOf(node: RichNode): string {
  if (typeof node.text === 'string') return node.text
  const children: readonly RichNode[] = Array.isArray(node.children) ? node.children : []
  return children.map(textOf).join('')
}

/** A block with an anchor, unless it has one of its own. */
export function withAnchor(block: ConvertedBlock, anchor: string): ConvertedBlock {
  const frame = typeof block.frame === 'object' && block.frame !== null ? block.frame : {}
  return { ...block, frame: { anchor, ...frame } }
}

/** The other way round: pieces that blocks can become part of a text with. */
export function piecesFrom(blocks: readonly ConvertedBlock[]): readonly Piece[] {
  return blocks.flatMap((block): readonly Piece[] =>
    isRichText(block) && block.frame === undefined && block.heading === undefined
      ? nodesOf(block).map((node) => ({ kind: 'node', node }))
      : [{ kind: 'block', block }],
  )
}

/** Lines of a text in which two breaks stand where paragraphs were parted. */
export function joinedByBreaks(lines: readonly (readonly RichNode[])[]): readonly RichNode[] {
  return lines.flatMap((line, index) => (index === 0 ? line : [LINE_BREAK, LINE_BREAK, ...line]))
}

export function wordsPiece(text: string, marks = 0, link?: LinkFields): InlinePiece {
  const node = textNode(text, marks)
  return link ? { kind: 'inline', node, link } : { kind: 'inline', node }
}
