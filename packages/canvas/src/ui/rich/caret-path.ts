import {
  $createRangeSelection,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  $setSelection,
  type ElementNode,
  type PointType,
} from 'lexical'
import { isSameJson } from '../../core/same-json.ts'
import { isStored, rowsOf, type Stored } from '../../core/stored.ts'

/** Place of a caret in a text by the places of nodes among their siblings, so that it means the same in another state. */
interface CaretPath {
  readonly path: readonly number[]
  readonly offset: number
}

/** The selection of a text. Undefined: there is none. */
export interface SelectionPath {
  readonly anchor: CaretPath
  readonly focus: CaretPath
}

/** Reads the selection; to be called while an editor reads or updates. */
export function $selectionPath(): SelectionPath | undefined {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return undefined
  return { anchor: $pathOf(selection.anchor), focus: $pathOf(selection.focus) }
}

/** Selects the same place, or the nearest that is there; to be called while an editor updates. */
export function $selectPath(selected: SelectionPath | undefined): void {
  if (!selected) {
    $getRoot().selectEnd()
    return
  }
  const selection = $createRangeSelection()
  $placeAt(selection.anchor, selected.anchor)
  $placeAt(selection.focus, selected.focus)
  $setSelection(selection)
}

/**
 * Selects the end of what a step has changed; to be called while an editor updates.
 *
 * @param before The text before it.
 * @param after The text that the editor has.
 */
export function $selectChange(before: Stored, after: Stored): void {
  const [old, now] = [nodesOf(before), nodesOf(after)]
  const same = now.findIndex((_, back) => !isSameJson(old.at(-1 - back), now.at(-1 - back)))
  const changed = $getRoot().getChildAtIndex(now.length - 1 - Math.max(0, same))
  if ($isElementNode(changed)) changed.selectEnd()
  else $getRoot().selectEnd()
}

function nodesOf({ root }: Stored): readonly Stored[] {
  return isStored(root) ? rowsOf(root.children) : []
}

function $pathOf(point: PointType): CaretPath {
  const path: number[] = []
  for (let node = point.getNode(); node.getParent() !== null; node = node.getParentOrThrow()) {
    path.unshift(node.getIndexWithinParent())
  }
  return { path, offset: point.offset }
}

function $placeAt(point: PointType, { path, offset }: CaretPath): void {
  let node: ElementNode = $getRoot()
  for (const index of path) {
    const child = node.getChildAtIndex(Math.min(index, node.getChildrenSize() - 1))
    if ($isTextNode(child)) {
      point.set(child.getKey(), Math.min(offset, child.getTextContentSize()), 'text')
      return
    }
    if (!$isElementNode(child)) break
    node = child
  }
  point.set(node.getKey(), Math.min(offset, node.getChildrenSize()), 'element')
}
