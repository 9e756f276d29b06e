import type { Settings } from '../element.ts'
import { isGroup } from '../settings.ts'

/** Levels of nodes inside each other. */
const MAX_DEPTH = 20

/** Beaver Builder keeps its nodes beside each other, each with its parent and place: puts them in the order of the page. */
export function inOrderOfNodes(data: unknown): unknown {
  const nodes = isGroup(data) ? Object.values(data).filter(isGroup) : Array.isArray(data) ? data.filter(isGroup) : []
  if (nodes.length === 0) return undefined
  const byParent = new Map<string, Settings[]>()
  for (const node of nodes) {
    const parent = typeof node.parent === 'string' ? node.parent : ''
    const siblings = byParent.get(parent)
    if (siblings) siblings.push(node)
    else byParent.set(parent, [node])
  }
  const known = new Set(nodes.map(({ node }) => node))
  const tops = [...byParent.keys()].filter((parent) => parent === '' || !known.has(parent))
  return tops.flatMap((parent) => below(parent, byParent, 0))
}

function below(parent: string, byParent: ReadonlyMap<string, readonly Settings[]>, depth: number): readonly unknown[] {
  if (depth > MAX_DEPTH) return []
  return (byParent.get(parent) ?? [])
    .toSorted((first, second) => placeOf(first) - placeOf(second))
    .flatMap((node) => [
      node.settings ?? {},
      ...(typeof node.node === 'string' && node.node !== '' ? below(node.node, byParent, depth + 1) : []),
    ])
}

function placeOf({ position }: Settings): number {
  return Number(position) || 0
}
