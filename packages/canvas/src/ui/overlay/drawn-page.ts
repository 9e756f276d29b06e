import type { OfferedList } from '../../core/carried.ts'
import type { DrawnPage } from '../../core/drop-target.ts'
import { boxOf, boxOfElements } from './blocks-on-page.ts'

/**
 * Boxes of the page as it is drawn at this moment.
 *
 * @param lists All lists of the document, in reading order.
 */
export function drawnPage(lists: readonly OfferedList[]): DrawnPage {
  return {
    blockBox: boxOf,
    listBox(list) {
      const element = list.blocks.length > 0 ? elementAround(list) : elementOfEmpty(lists, list)
      const around = element ?? (list.owner === undefined ? document.querySelector('main') : undefined)
      return around ? boxOfElements([around]) : undefined
    },
  }
}

/** The element in which the first drawn block of a list stands. */
function elementAround({ blocks }: OfferedList): Element | undefined {
  for (const id of blocks) {
    const parent = document.querySelector(`[data-block="${CSS.escape(id)}"]`)?.parentElement
    if (parent) return parent
  }
  return undefined
}

/** Empty lists are not named on the page, but stand in the order of the document, at the end of what else is empty. */
function elementOfEmpty(lists: readonly OfferedList[], list: OfferedList): Element | undefined {
  if (list.owner === undefined) return undefined
  const empty = lists.filter(({ owner, blocks }) => owner === list.owner && blocks.length === 0)
  const owner = document.querySelector(`[data-block="${CSS.escape(list.owner)}"]`)
  const elements = [...(owner?.querySelectorAll('[data-empty-list]') ?? [])].filter(
    (element) => element.closest('[data-block]') === owner,
  )
  return elements[elements.length - empty.length + empty.indexOf(list)]
}
