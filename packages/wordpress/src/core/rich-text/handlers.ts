import { DROPPED, reportDropped } from '../convert/markup.ts'
import { tableBlocks } from '../convert/tables.ts'
import { textParts } from '../convert/text-parts.ts'
import { attribute, firstOf, type HtmlElement, type HtmlNode, rawText, wordsOf } from '../html/html-tree.ts'
import { IMAGE_HANDLERS } from './images.ts'
import { LIST_HANDLERS } from './lists.ts'
import { MARKS } from './nodes.ts'
import { blocksOf, GAP, piecesFrom, wordsPiece } from './pieces.ts'
import { PLAYER_HANDLERS } from './players.ts'
import { preformatted } from './preformatted.ts'
import { SHORTCODE_ELEMENT } from './shortcode-element.ts'
import { asBlock, asContent, type ElementHandler, type ElementHandlers, START } from './walk.ts'
import { WORD_HANDLERS } from './words.ts'

const dropped: ElementHandler = (element, _, walk) => {
  reportDropped(element, walk.context)
  return []
}

/** Scripts that only draw what an embed shows anyway, and the twins that lazy loaders leave for visitors without script. */
const noscript: ElementHandler = (element, state, walk) =>
  /<(?:img|iframe)\b/i.test(rawText(element.children)) ? [] : dropped(element, state, walk)

/** A drawing goes, but for the links in it: HTML that stands in one that was never closed is a part of it. */
const drawing: ElementHandler = (element, state, walk) => {
  reportDropped(element, walk.context)
  return walk.pieces(outermost(element.children, 'a'), state)
}

function outermost(nodes: readonly HtmlNode[], name: string): readonly HtmlElement[] {
  return nodes.flatMap((node) =>
    node.kind === 'text' ? [] : node.name === name ? [node] : outermost(node.children, name),
  )
}

/** A formula: its source is kept, which is what a person wrote. */
const formula: ElementHandler = (element, state, walk) => {
  const source = firstOf(element.children, 'annotation')
  const latex =
    source && /tex/i.test(attribute(source, 'encoding') ?? '') ? wordsOf(source.children) : wordsOf(element.children)
  walk.context.report({ level: 'changed', code: 'formula', subject: '<math>', example: latex.slice(0, 80) })
  return latex === '' ? [] : [wordsPiece(latex, state.marks | MARKS.code, state.link)]
}

/** Text that opens below its title. */
const details: ElementHandler = (element, state, walk) => {
  const summary = element.children.find(
    (child): child is HtmlElement => child.kind === 'element' && child.name === 'summary',
  )
  const inner = blocksOf(
    walk.pieces(
      element.children.filter((child) => child !== summary),
      { ...state, format: '' },
    ),
  )
  const title = wordsOf(summary?.children ?? []) || 'More'
  return [
    GAP,
    ...piecesFrom(textParts([{ title, blocks: inner, isOpen: element.attributes.has('open') }], walk.context)),
  ]
}

const table: ElementHandler = (element, _, walk) => {
  const cells = cellsOf(element)
  // A table of one cell, or one that says that it is for looks, is a box.
  const isLayout = attribute(element, 'role') === 'presentation' || cells.length === 1
  if (isLayout) return cells.flatMap((cell) => [GAP, ...walk.pieces(cell.children, START), GAP])
  return [GAP, ...piecesFrom(tableBlocks(element, '', walk.context, (nodes) => blocksOf(walk.pieces(nodes, START))))]
}

function cellsOf(element: HtmlElement): readonly HtmlElement[] {
  return element.children.flatMap((child): readonly HtmlElement[] => {
    if (child.kind === 'text') return []
    if (child.name === 'td' || child.name === 'th' || child.name === 'caption') return [child]
    return /^(?:tr|tbody|thead|tfoot)$/.test(child.name) ? cellsOf(child) : []
  })
}

const quoted: ElementHandler = (element, state, walk) => [
  wordsPiece('“', state.marks, state.link),
  ...walk.pieces(element.children, state),
  wordsPiece('”', state.marks, state.link),
]

const shortcode: ElementHandler = (element, _, walk) => [
  GAP,
  ...piecesFrom(walk.shortcode(element.attributes.get('n') ?? '')),
]

const names = (text: string, handler: ElementHandler): ElementHandlers =>
  Object.fromEntries(text.split(' ').map((name) => [name, handler]))

/** Handlers of elements; of those that are not named here the content stays. */
const HANDLERS: ElementHandlers = {
  ...names(
    'p section article aside header footer nav main hgroup address dd dl li fieldset legend center search',
    asBlock,
  ),
  ...names([...DROPPED].join(' '), dropped),
  ...names('mark abbr small font big bdi bdo time label data nobr acronym ruby tr td th tbody thead', asContent),
  ...WORD_HANDLERS,
  ...LIST_HANDLERS,
  ...IMAGE_HANDLERS,
  ...PLAYER_HANDLERS,
  ...names('rp title area map datalist option progress meter canvas basefont link meta base', () => []),
  center: (element, state, walk) => asBlock(element, { ...state, format: 'center' }, walk),
  pre: preformatted,
  xmp: preformatted,
  table,
  details,
  math: formula,
  svg: drawing,
  noscript,
  q: quoted,
  [SHORTCODE_ELEMENT]: shortcode,
}

export function handlerOf(name: string): ElementHandler {
  return (Object.hasOwn(HANDLERS, name) ? HANDLERS[name] : undefined) ?? asContent
}
