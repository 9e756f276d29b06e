import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'
import type { HtmlElement, HtmlNode } from './html-node.ts'
import { type LimitedHtml, limitDepth, MAX_HTML_DEPTH } from './limit-depth.ts'
import { plainHtml } from './plain-html.ts'

export type { HtmlElement, HtmlNode, HtmlText } from './html-node.ts'

/** Elements that the parser itself adds (such as `tbody`) may stand between two of the source. */
const MAX_TREE_DEPTH = MAX_HTML_DEPTH * 3

/** Beginning that puts all that follows into the body of a document, whatever it is. */
const BEGINNING = '<!DOCTYPE html><body>'

/**
 * Reads HTML as browsers do: anything is accepted, what is left open is closed.
 *
 * A document is read, since a fragment takes time that grows with the square of its paragraphs: the parser moves each of
 * them at the end.
 */
export function parseHtml(html: string): readonly HtmlNode[] {
  return parseLimited(limitDepth(html))
}

/** The same for HTML of which it was asked before whether it is too deep. */
export function parseLimited({ html }: LimitedHtml): readonly HtmlNode[] {
  return plainHtml(html) ?? anyHtml(html)
}

/** Reads HTML of any kind. */
export function anyHtml(html: string): readonly HtmlNode[] {
  const document = parse(`${BEGINNING}${html}`)
  const root = elementNamed(document.childNodes, 'html')
  return treeOf((root && elementNamed(root.childNodes, 'body'))?.childNodes ?? [], 0)
}

function elementNamed(nodes: readonly DefaultTreeAdapterTypes.ChildNode[], name: string) {
  return nodes.filter(defaultTreeAdapter.isElementNode).find(({ tagName }) => tagName === name)
}

function treeOf(nodes: readonly DefaultTreeAdapterTypes.ChildNode[], depth: number): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (node.nodeName === '#text') return 'value' in node ? [{ kind: 'text', text: node.value }] : []
    if (!('tagName' in node)) return []
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]))
    const inner = node.tagName === 'template' && 'content' in node ? node.content.childNodes : node.childNodes
    const children = depth > MAX_TREE_DEPTH ? [] : treeOf(inner, depth + 1)
    return [{ kind: 'element', name: node.tagName, attributes, children }]
  })
}

/** An attribute without blanks around it; undefined where it is absent or empty. */
export function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attributes.get(name)?.trim() || undefined
}

export function hasClass(element: HtmlElement, name: string): boolean {
  return (element.attributes.get('class') ?? '').split(/\s+/).includes(name)
}

/** All text in nodes, as it is. */
export function rawText(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => (node.kind === 'text' ? node.text : node.name === 'br' ? '\n' : rawText(node.children)))
    .join('')
}

/** White space that is no single space: replacing each space by itself would take most of the time. */
const FOLDED = /\s{2,}|[^\S ]/g

/** All words in nodes on one line, single spaces between. */
export function wordsOf(nodes: readonly HtmlNode[]): string {
  return rawText(nodes).replace(FOLDED, ' ').trim()
}

/** Elements in the order of the document, those inside others included. */
export function elementsOf(
  nodes: readonly HtmlNode[],
  wanted: (element: HtmlElement) => boolean,
): readonly HtmlElement[] {
  return nodes.flatMap((node) =>
    node.kind === 'text' ? [] : [...(wanted(node) ? [node] : []), ...elementsOf(node.children, wanted)],
  )
}

/** The first element of one of these names. */
export function firstOf(nodes: readonly HtmlNode[], ...names: readonly string[]): HtmlElement | undefined {
  for (const node of nodes) {
    if (node.kind === 'text') continue
    if (names.includes(node.name)) return node
    const inner = firstOf(node.children, ...names)
    if (inner) return inner
  }
  return undefined
}

/** Declarations of a `style` attribute, names in lower case. */
export function styleOf(element: HtmlElement): ReadonlyMap<string, string> {
  const declarations = (element.attributes.get('style') ?? '').split(';').flatMap((declaration): [string, string][] => {
    const colon = declaration.indexOf(':')
    if (colon === -1) return []
    return [[declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim()]]
  })
  return new Map(declarations)
}
