import { type BlockTree, parentsOf } from './block-tree.ts'
import type { DropOffer, DropPlace } from './carried.ts'

/** Part of a line's height, at its top and at its bottom, that means the gap there; between them is the block itself. */
const EDGE = 0.3

/** A line of the outline, and where on it the pointer is. */
export interface PointedLine {
  readonly id: string
  /** From 0 at the top of the line to 1 at its bottom. */
  readonly y: number
  /** From 0 where the line's words begin to 1 at its end. */
  readonly x: number
  /** Depth to which the pointer is indented; 0: the blocks of the page itself. */
  readonly depth: number
  /** Blocks in it have lines of their own below. */
  readonly isOpen: boolean
}

/** A place that a pointer means in the outline. */
export interface OutlineTarget extends DropPlace {
  readonly label: string
  /** Where on the line it is shown. */
  readonly at: 'top' | 'bottom' | 'inside'
  /** Depth to which the line of the drop is indented. */
  readonly depth: number
}

/**
 * The place that a pointer means in the outline of a document: the gap above or below a line, or a list in its block.
 * Below the last line of a block, the indent of the pointer chooses among the blocks that end there.
 *
 * @returns Undefined: nothing may be dropped there, or it stands there already.
 */
export function outlineTargetAt(offer: DropOffer, tree: BlockTree, line: PointedLine): OutlineTarget | undefined {
  const node = tree.blocks.get(line.id)
  if (!node) return undefined
  const depth = parentsOf(tree, node.id).length
  const open = node.lists.filter((list) => offer.lists.some(({ key, gaps }) => key === list && gaps.some(isFree)))
  const hasLinesBelow = line.isOpen && node.lists.some((list) => tree.lists.get(list)?.blocks.length)
  if (line.y < EDGE) return target(offer, { list: node.list, before: node.id }, { at: 'top', depth })
  if (open.length > 0 && (line.y < 1 - EDGE || hasLinesBelow)) {
    const list = open[Math.min(open.length - 1, Math.max(0, Math.floor(line.x * open.length)))] ?? ''
    const before = hasLinesBelow ? tree.lists.get(list)?.blocks[0] : undefined
    return target(offer, { list, before }, { at: 'inside', depth: depth + 1 })
  }
  return hasLinesBelow ? undefined : belowLine(offer, tree, line)
}

function belowLine(offer: DropOffer, tree: BlockTree, { id, depth }: PointedLine): OutlineTarget | undefined {
  const ending = [id, ...parentsOf(tree, id).map((parent) => parent.id)]
  // Blocks around it that go on below do not end here, nor do those around them.
  const goesOn = ending.findIndex((one) => isFollowed(tree, one))
  const candidates = goesOn === -1 ? ending : ending.slice(0, goesOn + 1)
  const chosen = candidates[Math.min(candidates.length - 1, Math.max(0, ending.length - 1 - depth))]
  const node = chosen === undefined ? undefined : tree.blocks.get(chosen)
  if (!node) return undefined
  const place = { list: node.list, before: nextOf(tree, node.id) }
  return target(offer, place, { at: 'bottom', depth: parentsOf(tree, node.id).length })
}

/** True if other blocks come behind a block in the one around it: in the same list, or in one after that. */
function isFollowed(tree: BlockTree, id: string): boolean {
  const node = tree.blocks.get(id)
  const lists = tree.blocks.get(node?.parent ?? '')?.lists ?? []
  const after = node ? lists.slice(lists.indexOf(node.list) + 1) : []
  return nextOf(tree, id) !== undefined || after.some((list) => tree.lists.get(list)?.blocks.length)
}

/** Id of the block behind a block in its list. */
function nextOf(tree: BlockTree, id: string): string | undefined {
  const node = tree.blocks.get(id)
  return node && tree.lists.get(node.list)?.blocks[node.index + 1]
}

function target(
  offer: DropOffer,
  place: DropPlace,
  shown: { readonly at: OutlineTarget['at']; readonly depth: number },
): OutlineTarget | undefined {
  const list = offer.lists.find(({ key }) => key === place.list)
  const gap = list?.gaps[place.before === undefined ? list.blocks.length : list.blocks.indexOf(place.before)]
  return gap?.is === 'free' ? { ...place, ...shown, label: gap.label } : undefined
}

function isFree(gap: { readonly is: string }): boolean {
  return gap.is === 'free'
}
