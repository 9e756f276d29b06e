import type { BlockTree } from '../core/block-tree.ts'

/** Milliseconds in which the rows around a row are drawn; after that the form has other reasons not to show it. */
const DRAWN_WITHIN_MS = 5_000

/** Id of the element of a block's row in the form, as Payload gives it. */
export function rowElementId(path: string): string {
  const at = path.lastIndexOf('.')
  return `${path.slice(0, at).replaceAll('.', '-')}-row-${path.slice(at + 1)}`
}

/** Ids of the elements of a row and of the rows around it, the outermost first. */
export function rowElementIds(path: string): readonly string[] {
  const parts = path.split('.')
  return parts.flatMap((part, index) => (/^\d+$/.test(part) ? [rowElementId(parts.slice(0, index + 1).join('.'))] : []))
}

/** The block whose row is innermost around an element of the form. */
export function blockOfElement(tree: BlockTree, target: EventTarget | null): string | undefined {
  const ids = new Map([...tree.blocks.values()].map(({ id, path }) => [rowElementId(path), id]))
  let element = target instanceof Element ? target.closest('[id*="-row-"]') : null
  while (element) {
    const id = ids.get(element.id)
    if (id !== undefined) return id
    element = element.parentElement?.closest('[id*="-row-"]') ?? null
  }
  return undefined
}

/** Brings the tab with the blocks to the front: the form holds only the rows of the tab that is open. */
export function openBlocksTab(list: string): void {
  if (document.getElementById(`field-${list}`)) return
  document.querySelector<HTMLElement>('.tabs-field__tabs button')?.click()
}

/**
 * Scrolls to the row of a block. The form draws rows when they come into sight, so it goes from the outermost row around it
 * to the next as they are drawn.
 *
 * @param options.focuses Moves the focus to the first field of the row, too.
 * @param options.signal Ends it before.
 */
export function showRow(path: string, options: { readonly focuses: boolean; readonly signal: AbortSignal }): void {
  const { focuses, signal } = options
  const ids = rowElementIds(path)
  let reached = -1
  const step = () => {
    const deepest = ids.findLastIndex((id) => document.getElementById(id))
    const row = document.getElementById(ids[deepest] ?? '')
    if (deepest > reached) row?.scrollIntoView({ block: 'start' })
    reached = Math.max(reached, deepest)
    if (deepest < ids.length - 1 || !row) return
    const field = row.querySelector<HTMLElement>(FIELD)
    if (focuses && !field) return
    if (focuses) field?.focus()
    drawn.disconnect()
  }
  const drawn = new MutationObserver(step)
  drawn.observe(document.body, { childList: true, subtree: true })
  AbortSignal.any([signal, AbortSignal.timeout(DRAWN_WITHIN_MS)]).addEventListener('abort', () => drawn.disconnect())
  step()
}

/** Selector of what an editor can type into or choose from; not of what opens and closes the row. */
const FIELD = '.collapsible__content :is(input:not([type="hidden"]), textarea, select, [contenteditable="true"])'
