import { createElement, Fragment, type ReactNode } from 'react'
import type { FormNode } from '../core/template/form-node.ts'
import { reactAttributes } from './react-attributes.ts'

/** Elements that hold nothing. */
const VOID = new Set('br col hr img input source track wbr'.split(' '))

/**
 * Renders the body of a form that is written as a template.
 *
 * @param props.control Renders a control by its place; left out where there can be none.
 */
export function FormNodes(props: {
  readonly nodes: readonly FormNode[]
  readonly control?: (place: number) => ReactNode
}): ReactNode {
  const { nodes, control } = props
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node
    if ('control' in node) return createElement(Fragment, { key: index }, control?.(node.control))
    const { element, attributes, children } = node
    const content = element === 'textarea' || VOID.has(element) ? undefined : <FormNodes {...props} nodes={children} />
    return createElement(element, { key: index, ...reactAttributes(element, attributes, children) }, content)
  })
}
