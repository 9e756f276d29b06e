import { type Box, distanceTo, isInBox, type Point } from './box.ts'
import type { DropOffer, DropPlace, Gap, OfferedList } from './carried.ts'

/** CSS pixels at the top and the bottom of a block that belong to the list around it, or a fifth of a low block. */
const EDGE_PX = 14

/** CSS pixels below which the element of a list is too low to be aimed at. */
const LOW_PX = 12

/** Boxes of what is drawn of a document. */
export interface DrawnPage {
  /** @returns Undefined: the block is not drawn. */
  blockBox(id: string): Box | undefined
  /** Box of the element in which the blocks of a list stand. Undefined: it is not known. */
  listBox(list: OfferedList): Box | undefined
}

/** A place that a pointer means. */
export interface DropTarget extends DropPlace {
  readonly label: string
  /** Where it is shown: a line without width or without height, or the box of an empty list. */
  readonly box: Box
}

/**
 * The place that a pointer means: in the innermost list that is open to what is dragged, the nearest gap between its blocks.
 *
 * @returns Undefined: nothing may be dropped there, or it stands there already.
 */
export function dropTargetAt(offer: DropOffer, point: Point, page: DrawnPage): DropTarget | undefined {
  const owners = new Map(offer.lists.flatMap((list) => list.blocks.map((id) => [id, list] as const)))
  const depthOf = ({ owner }: OfferedList): number => {
    const around = owner === undefined ? undefined : owners.get(owner)
    return around ? depthOf(around) + 1 : 0
  }
  const meant = offer.lists
    .filter((list) => list.gaps.some(({ is }) => is !== 'closed') && isOver(list, point, page))
    .toSorted((a, b) => depthOf(b) - depthOf(a))[0]
  const [nearest] = (meant ? shownGaps(meant, page) : []).toSorted(
    (a, b) => distanceTo(point, a.box) - distanceTo(point, b.box),
  )
  if (!meant || nearest?.gap.is !== 'free') return undefined
  return { list: meant.key, before: nearest.before, label: nearest.gap.label, box: nearest.box }
}

/** The page itself is everywhere. */
function isOver(list: OfferedList, point: Point, page: DrawnPage): boolean {
  if (list.owner === undefined) return true
  const owner = page.blockBox(list.owner)
  const area = owner && areaOf(list, owner, page)
  if (!owner || !area) return false
  const edge = Math.min(EDGE_PX, owner.height / 5)
  return isInBox(point, area) && point.y > owner.y + edge && point.y < owner.y + owner.height - edge
}

/** Box in which a pointer is over a list: that of its element; as high as its block where that has no height yet. */
function areaOf(list: OfferedList, owner: Box, page: DrawnPage): Box {
  const box = page.listBox(list) ?? owner
  return box.height < LOW_PX ? { ...box, y: owner.y, height: owner.height } : box
}

interface ShownGap {
  readonly gap: Gap
  readonly before: string | undefined
  readonly box: Box
}

/** Gaps that are not closed, each with the line that shows it. */
function shownGaps(list: OfferedList, page: DrawnPage): readonly ShownGap[] {
  const drawn = list.blocks.map((id) => page.blockBox(id))
  const owner = list.owner === undefined ? undefined : page.blockBox(list.owner)
  const whole = owner ? areaOf(list, owner, page) : page.listBox(list)
  return list.gaps.flatMap((gap, index) => {
    if (gap.is === 'closed') return []
    const box = lineAt(drawn, index) ?? whole
    return box ? [{ gap, before: list.blocks[index], box }] : []
  })
}

/** Line of a gap between boxes of which some are not drawn. Undefined: none is. */
function lineAt(drawn: readonly (Box | undefined)[], index: number): Box | undefined {
  const last = drawn.slice(0, index).findLast((box) => box !== undefined)
  const next = drawn.slice(index).find((box) => box !== undefined)
  if (last && next) return areSideBySide(last, next) ? between(last, next) : below(last, next)
  const only = last ?? next
  if (!only) return undefined
  // At an end of a row the line stands upright, too.
  const others = drawn.filter((box) => box !== undefined && box !== only)
  const isInRow = others.some((other) => other && areSideBySide(only, other))
  if (isInRow) return { ...only, x: last ? only.x + only.width : only.x, width: 0 }
  return { ...only, y: last ? only.y + only.height : only.y, height: 0 }
}

function areSideBySide(a: Box, b: Box): boolean {
  const areAside = a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1
  const shared = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return areAside && shared > Math.min(a.height, b.height) / 2
}

/** Upright, also where the language is read from the right. */
function between(a: Box, b: Box): Box {
  const x = a.x < b.x ? (a.x + a.width + b.x) / 2 : (b.x + b.width + a.x) / 2
  return { x, y: Math.min(a.y, b.y), width: 0, height: Math.max(a.y + a.height, b.y + b.height) - Math.min(a.y, b.y) }
}

function below(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x)
  return { x, y: (a.y + a.height + b.y) / 2, width: Math.max(a.x + a.width, b.x + b.width) - x, height: 0 }
}
