import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { headingNode, LINE_BREAK, MARKS, paragraphNode, quoteNode, type RichNode, RULE } from '../rich-nodes.ts'
import { type Inline, inlineNodes, type WordStyle } from './inline-run.ts'
import { type ListLine, nestedLists } from './nested-lists.ts'
import { styleWithin } from './word-style.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** Elements that hold no words for readers. */
const LEFT_OUT =
  /^(?:style|script|head|title|meta|link|template|noscript|svg|math|iframe|object|video|audio|select|textarea|img)$/

/** Elements that begin and end a paragraph. */
const PARAGRAPHS =
  /^(?:p|div|section|article|main|aside|header|footer|nav|figure|figcaption|address|dl|dt|dd|tbody|thead|tfoot|table|caption|body|html|form|fieldset|details|summary|center)$/

/** Elements in each other that are read. */
const MAX_DEPTH = 200

/** Nodes that a rich text has at its outermost level. */
type Line =
  | { readonly kind: 'paragraph' | 'quote'; readonly run: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4 | 5 | 6; readonly run: readonly Inline[] }
  | { readonly kind: 'item'; readonly depth: number; readonly isOrdered: boolean; readonly run: readonly Inline[] }
  | { readonly kind: 'rule' }

/** Kind of the lines of an element. */
type LineKind =
  | { readonly kind: 'paragraph' | 'quote' }
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4 | 5 | 6 }
  | { readonly kind: 'item'; readonly depth: number; readonly isOrdered: boolean }

/**
 * Rich text of HTML that was copied elsewhere: from Word, Google Docs or a web page. Words keep their marks, headings, lists
 * and links; all else, such as colours, fonts and images, is left out. No element or attribute of the HTML itself comes
 * through.
 */
export function pastedNodes(html: string): readonly RichNode[] {
  const reading: Reading = { lines: [], run: [] }
  readAll(
    parseFragment(html).childNodes,
    { style: { marks: 0 }, line: { kind: 'paragraph' }, depth: 0, list: 0 },
    reading,
  )
  endLine(reading, { kind: 'paragraph' })
  return nodesOf(reading.lines)
}

interface Reading {
  readonly lines: Line[]
  run: Inline[]
}

interface Context {
  readonly style: WordStyle
  readonly line: LineKind
  /** Elements around it. */
  readonly depth: number
  /** Lists around it. */
  readonly list: number
  /** White space is words, as in `pre`. */
  readonly isPre?: boolean
  /** Separator of paragraphs in it: those of an item or a cell are no lines of their own. */
  readonly between?: Inline
}

function readAll(nodes: readonly Node[], context: Context, reading: Reading): void {
  for (const node of nodes) read(node, context, reading)
}

function read(node: Node, context: Context, reading: Reading): void {
  if (node.nodeName === '#text' && 'value' in node) readText(node.value, context, reading)
  else if ('tagName' in node && context.depth <= MAX_DEPTH && !LEFT_OUT.test(node.tagName)) {
    const attribute = (name: string) => node.attrs.find((one) => one.name === name)?.value ?? ''
    // The bullets that Word writes out, for programs that know no lists.
    if (!/mso-list:\s*ignore/i.test(attribute('style'))) readElement(node, attribute, context, reading)
  }
}

function readElement(node: Element, attribute: (name: string) => string, context: Context, reading: Reading): void {
  const { tagName: tag } = node
  const style = styleWithin(context.style, tag, attribute)
  const inner: Context = { ...context, style, depth: context.depth + 1 }
  if (tag === 'br') reading.run.push('break')
  else if (tag === 'hr') {
    endLine(reading, context.line)
    reading.lines.push({ kind: 'rule' })
  } else if (tag === 'td' || tag === 'th') {
    if (reading.run.length > 0) reading.run.push({ ...style, text: ' | ' })
    readAll(node.childNodes, { ...inner, between: { ...style, text: ' ' } }, reading)
  } else {
    const line = lineOf(node, inner, attribute)
    const isApart = line !== undefined && context.between !== undefined && PARAGRAPHS.test(tag)
    if (isApart && context.between && reading.run.length > 0) reading.run.push(context.between)
    if (!line || isApart) readAll(node.childNodes, inner, reading)
    else {
      endLine(reading, context.line)
      readAll(node.childNodes, line, reading)
      endLine(reading, line.line)
    }
  }
}

/** Context within an element that stands on lines of its own. Undefined: it is one in a line. */
function lineOf(element: Element, context: Context, attribute: (name: string) => string): Context | undefined {
  const { tagName: tag } = element
  if (/^h[1-6]$/.test(tag)) {
    const level = LEVELS[Number(tag.slice(1)) - 1] ?? 2
    return { ...context, line: { kind: 'heading', level } }
  }
  if (tag === 'blockquote') return { ...context, line: { kind: 'quote' } }
  if (tag === 'pre') return { ...context, style: { marks: context.style.marks | MARKS.code }, isPre: true }
  if (tag === 'ul' || tag === 'ol') return { ...context, list: context.list + 1 }
  if (tag === 'li') {
    const isOrdered = element.parentNode?.nodeName === 'ol'
    return { ...context, line: { kind: 'item', depth: Math.max(1, context.list), isOrdered }, between: 'break' }
  }
  const level = /mso-list:[^;]*level(\d)/i.exec(attribute('style'))?.[1]
  if (level !== undefined) {
    return { ...context, line: { kind: 'item', depth: Number(level), isOrdered: isNumbered(element) } }
  }
  if (tag === 'tr') return { ...context, line: { kind: 'paragraph' } }
  return PARAGRAPHS.test(tag) ? context : undefined
}

/** Levels of headings: the page's title is its one heading of the first. */
const LEVELS = [2, 2, 3, 4, 5, 6] as const

/** True of an item of Word whose bullet, written out, is a number or letter. */
function isNumbered(element: Element): boolean {
  return /^\s*\(?[0-9a-z]{1,4}[.)]/i.test(textOf(element))
}

function textOf(node: Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

function readText(text: string, { style, isPre }: Context, reading: Reading): void {
  if (!isPre) {
    reading.run.push({ ...style, text })
    return
  }
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) reading.run.push('break')
    reading.run.push({ ...style, text: line })
  }
}

function endLine(reading: Reading, line: LineKind): void {
  const { run } = reading
  reading.run = []
  if (run.some((part) => part !== 'break' && part.text.trim() !== '')) reading.lines.push({ ...line, run })
}

function nodesOf(lines: readonly Line[]): readonly RichNode[] {
  const nodes: RichNode[] = []
  for (let at = 0; at < lines.length; ) {
    const same = lines.findIndex((line, index) => index > at && line.kind !== lines[at]?.kind)
    const group = lines.slice(at, same === -1 ? lines.length : same)
    nodes.push(...nodesOfGroup(group))
    at += group.length
  }
  return nodes
}

/** Nodes of neighbouring lines of one kind. */
function nodesOfGroup(lines: readonly Line[]): readonly RichNode[] {
  const items: ListLine[] = []
  const quoted: RichNode[] = []
  const nodes: RichNode[] = []
  for (const line of lines) {
    if (line.kind === 'rule') nodes.push(RULE)
    else if (line.kind === 'item') items.push({ ...line, children: inlineNodes(line.run) })
    else if (line.kind === 'quote') quoted.push(...(quoted.length > 0 ? [LINE_BREAK] : []), ...inlineNodes(line.run))
    else if (line.kind === 'heading') nodes.push(headingNode(line.level, inlineNodes(withoutBold(line.run))))
    else nodes.push(paragraphNode(inlineNodes(line.run)))
  }
  return [...nodes, ...nestedLists(items), ...(quoted.length > 0 ? [quoteNode(quoted)] : [])]
}

/** The theme makes headings bold, as the program did that they were copied from. */
function withoutBold(run: readonly Inline[]): readonly Inline[] {
  return run.map((part) => (part === 'break' ? part : { ...part, marks: part.marks & ~MARKS.bold }))
}
