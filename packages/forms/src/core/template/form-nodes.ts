import { parseFragment } from 'parse5'
import type { FormNode } from './form-node.ts'
import { isAllowedElement, isForScripts, safeAttribute } from './safe-html.ts'

/** Attribute by which {@link formNodes} finds the place of a control. */
export const CONTROL_ATTRIBUTE = 'data-vitrine-control'

/** Elements and texts that one form may have; what comes after is left out. */
const MAX_NODES = 20_000

/** Maximum nesting of elements. */
const MAX_DEPTH = 100

interface HtmlNode {
  readonly nodeName: string
  readonly tagName?: string
  readonly value?: string
  readonly attrs?: readonly { readonly name: string; readonly value: string }[]
  readonly childNodes?: readonly HtmlNode[]
  /** Content of a `template` element. */
  readonly content?: { readonly childNodes: readonly HtmlNode[] }
}

/**
 * Reads HTML as a browser would, and keeps what is harmless. Elements that {@link CONTROL_ATTRIBUTE} marks become the
 * places of controls.
 */
export function formNodes(html: string): readonly FormNode[] {
  let nodes = 0
  const read = (node: HtmlNode, depth: number): readonly FormNode[] => {
    nodes += 1
    if (nodes > MAX_NODES || depth > MAX_DEPTH) return []
    if (node.nodeName === '#text') return node.value ? [node.value] : []
    if (!node.tagName) return []
    const control = node.attrs?.find(({ name }) => name === CONTROL_ATTRIBUTE)
    if (control) return [{ control: Number(control.value) }]
    const { tagName } = node
    if (isForScripts(tagName)) return []
    const children = (node.content?.childNodes ?? node.childNodes ?? []).flatMap((child) => read(child, depth + 1))
    // What stands in it is the editor's, fields among it.
    if (!isAllowedElement(tagName)) return children
    const attributes = (node.attrs ?? []).flatMap(({ name, value }) => {
      const safe = safeAttribute(tagName, name, value)
      return safe === undefined ? [] : [[name, safe] as const]
    })
    return [{ element: tagName, attributes: Object.fromEntries(attributes), children }]
  }
  return parseFragment(html).childNodes.flatMap((node) => read(node as HtmlNode, 0))
}
