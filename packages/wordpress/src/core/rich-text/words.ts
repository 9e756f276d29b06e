import { footnoteNumber } from '../classic/footnotes.ts'
import { linkFields } from '../convert/links.ts'
import { attribute, firstOf, type HtmlElement, styleOf, wordsOf } from '../html/html-tree.ts'
import { headingNode, LINE_BREAK, MARKS, type RichNode, RULE } from './nodes.ts'
import { GAP, inLines, type Piece, wordsPiece } from './pieces.ts'
import { alignmentOf, type ElementHandler, type ElementHandlers } from './walk.ts'

/** Marks of a text, by the element that sets them. */
const MARKS_OF: Readonly<Record<string, number>> = {
  strong: MARKS.bold,
  b: MARKS.bold,
  em: MARKS.italic,
  i: MARKS.italic,
  cite: MARKS.italic,
  dfn: MARKS.italic,
  var: MARKS.italic,
  s: MARKS.strike,
  del: MARKS.strike,
  strike: MARKS.strike,
  u: MARKS.underline,
  ins: MARKS.underline,
  code: MARKS.code,
  kbd: MARKS.code,
  samp: MARKS.code,
  tt: MARKS.code,
  sub: MARKS.sub,
  sup: MARKS.sup,
}

const marked: ElementHandler = (element, state, walk) =>
  walk.pieces(element.children, { ...state, marks: state.marks | (MARKS_OF[element.name] ?? 0) })

/** The mark of a footnote: `[1]` where the item shows its notes; else a raised number, since it would lead nowhere. */
const raised: ElementHandler = (element, state, walk) => {
  const id = attribute(element, 'data-fn')
  if (id === undefined) return marked(element, state, walk)
  const number = footnoteNumber(walk.context.item, id)
  return number === undefined
    ? [wordsPiece(wordsOf(element.children), state.marks | MARKS.sup)]
    : [wordsPiece(`[${number}]`, state.marks)]
}

const span: ElementHandler = (element, state, walk) =>
  walk.pieces(element.children, { ...state, marks: state.marks | marksOfStyle(element) })

function marksOfStyle(element: HtmlElement): number {
  const style = styleOf(element)
  const weight = style.get('font-weight') ?? ''
  const line = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`
  const isBold = /^bold/i.test(weight) || Number(weight) >= 600
  const isItalic = /italic|oblique/i.test(style.get('font-style') ?? '')
  return (
    (isBold ? MARKS.bold : 0) |
    (isItalic ? MARKS.italic : 0) |
    (/line-through/i.test(line) ? MARKS.strike : 0) |
    (/underline/i.test(line) ? MARKS.underline : 0)
  )
}

const link: ElementHandler = (element, state, walk) => {
  const address = attribute(element, 'href')
  if (address === undefined) return walk.pieces(element.children, state)
  // Images bear no link: they open large, or the link stands below them.
  if (firstOf(element.children, 'img') && wordsOf(element.children) === '') {
    return walk.pieces(element.children, { ...state, linkAddress: address })
  }
  const fields = linkFields(address, attribute(element, 'target') === '_blank', walk.context)
  return walk.pieces(element.children, { ...state, linkAddress: address, ...(fields && { link: fields }) })
}

const LEVELS: Readonly<Record<string, 2 | 3 | 4 | 5 | 6>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 }

const heading: ElementHandler = (element, state, walk) => {
  const format = alignmentOf(element) ?? state.format
  const wrap = (line: readonly RichNode[]): readonly Piece[] => [
    { kind: 'node', node: headingNode(LEVELS[element.name] ?? 2, line, format) },
  ]
  return [GAP, ...inLines(walk.pieces(element.children, state), wrap)]
}

/** Words, marks, links, headings. */
export const WORD_HANDLERS: ElementHandlers = {
  ...Object.fromEntries(Object.keys(MARKS_OF).map((name) => [name, marked])),
  ...Object.fromEntries(Object.keys(LEVELS).map((name) => [name, heading])),
  sup: raised,
  span,
  a: link,
  br: (_, state) => [{ kind: 'inline', node: LINE_BREAK, ...(state.link && { link: state.link }) }],
  wbr: () => [],
  hr: () => [GAP, { kind: 'node', node: RULE }],
}
