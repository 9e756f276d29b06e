import { listNode, type RichNode } from '../rich-nodes.ts'

/** A line of a list, as word processors store it: each with its depth, and no list around it. */
export interface ListLine {
  /** 1: outermost. */
  readonly depth: number
  readonly isOrdered: boolean
  readonly children: readonly RichNode[]
}

/** Lines as lists in each other. Another kind of list at the same depth is a list of its own. */
export function nestedLists(lines: readonly ListLine[]): readonly RichNode[] {
  const [first] = lines
  if (!first) return []
  const base = Math.min(...lines.map(({ depth }) => depth))
  const end = lines.findIndex(({ depth, isOrdered }) => depth === base && isOrdered !== kindAt(lines, base, first))
  const own = end === -1 ? lines : lines.slice(0, end)
  return [listNode(kindAt(own, base, first), itemsOf(own, base)), ...(end === -1 ? [] : nestedLists(lines.slice(end)))]
}

function kindAt(lines: readonly ListLine[], base: number, first: ListLine): boolean {
  return (lines.find(({ depth }) => depth === base) ?? first).isOrdered
}

function itemsOf(lines: readonly ListLine[], base: number): readonly (readonly RichNode[])[] {
  const items: (readonly RichNode[])[] = []
  for (let at = 0; at < lines.length; ) {
    const line = lines[at]
    if (line?.depth === base) {
      items.push(line.children)
      at += 1
      continue
    }
    const next = lines.findIndex(({ depth }, index) => index > at && depth === base)
    const deeper = lines.slice(at, next === -1 ? lines.length : next)
    for (const list of nestedLists(deeper)) items.push([list])
    at += deeper.length
  }
  return items
}
