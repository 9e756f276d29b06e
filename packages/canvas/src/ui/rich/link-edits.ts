import {
  $createTextNode,
  $getRoot,
  $getSelection,
  $isLineBreakNode,
  $isRangeSelection,
  $isTextNode,
  type LexicalNode,
} from 'lexical'
import type { Stored } from '../../core/stored.ts'
import { isLink, LinkNode } from './link-node.ts'

/** Fields of the link at the selection. Undefined: there is none. */
export function $selectedLink(): Stored | undefined {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return undefined
  return $linkAround(selection.anchor.getNode())?.getFields() ?? $linkAround(selection.focus.getNode())?.getFields()
}

/** Selects the words of a link. @param nth Its number among the links of the text, from 0. */
export function $selectLink(nth: number): void {
  const links = new Set(
    $getRoot()
      .getAllTextNodes()
      .flatMap((node) => $linkAround(node) ?? []),
  )
  const link = [...links][nth]
  link?.select(0, link.getChildrenSize())
}

/**
 * Makes the selected words a link, or changes the links among them.
 *
 * @param words What the link says where nothing is selected.
 */
export function $setLink(fields: Stored, words: string): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  if (selection.isCollapsed()) {
    const around = $linkAround(selection.anchor.getNode())
    if (around) around.setFields(fields)
    else selection.insertNodes([newLink(fields).append($createTextNode(words))])
    return
  }
  let link: LinkNode | undefined
  for (const node of selection.extract()) {
    if (!$isTextNode(node) && !$isLineBreakNode(node)) continue
    const around = $linkAround(node)
    if (around) {
      if (!around.is(link)) around.setFields(fields)
      continue
    }
    if (!link || !node.getPreviousSibling()?.is(link)) {
      link = newLink(fields)
      node.insertBefore(link)
    }
    link.append(node)
  }
}

/** Leaves the words of the links in the selection, and takes the links away. */
export function $removeLinks(): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  const links = new Set(selection.getNodes().flatMap((node) => $linkAround(node) ?? []))
  for (const link of links) {
    for (const child of link.getChildren()) link.insertBefore(child)
    link.remove()
  }
}

function newLink(fields: Stored): LinkNode {
  return new LinkNode({ fields, version: 3 })
}

function $linkAround(node: LexicalNode): LinkNode | undefined {
  if (isLink(node)) return node
  const parent = node.getParent()
  return parent ? $linkAround(parent) : undefined
}
