import type { RichNode } from './nodes.ts'

/** Nodes of a stored rich text; none for what is no rich text. */
export function storedNodes(content: unknown): readonly RichNode[] {
  return isRecord(content) && isRecord(content.root) ? childrenOf(content.root) : []
}

export function childrenOf(node: Readonly<Record<string, unknown>>): readonly RichNode[] {
  return Array.isArray(node.children) ? node.children.filter(isNode) : []
}

function isNode(value: unknown): value is RichNode {
  return isRecord(value) && typeof value.type === 'string'
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
