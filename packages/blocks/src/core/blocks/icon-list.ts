import { choice, given, list, text } from '@vitrine/content/core'
import {
  type BlockBase,
  type BlockParser,
  blockBase,
  type IconName,
  parseIconName,
  parseTitled,
  rowId,
  type Titled,
} from '@vitrine/kit/core'

/** Short points, each with a pictogram. */
export interface IconListBlock extends BlockBase, Titled {
  readonly blockType: 'iconList'
  readonly layout: 'list' | 'columns' | 'line'
  readonly items: readonly IconListItem[]
}

interface IconListItem {
  readonly id: string
  readonly icon: IconName
  readonly text: string
  readonly detail?: string
  readonly href?: string
  /** Explains the text to who points at it. */
  readonly tooltip?: string
}

export const parseIconList: BlockParser = (raw, parse): IconListBlock | undefined => {
  const items = list(raw.items).flatMap((item, index): IconListItem[] => {
    const words = text(item.text)
    if (words === undefined) return []
    const icon = parseIconName(item.icon) ?? parseIconName(raw.icon) ?? 'check'
    const optional = given({ detail: text(item.detail), href: parse.href(item.link), tooltip: text(item.tooltip) })
    return [{ id: rowId(item, index), icon, text: words, ...optional }]
  })
  if (items.length === 0) return undefined
  return {
    ...blockBase(raw, 'iconList'),
    ...parseTitled(raw),
    layout: choice(raw.layout, ['list', 'columns', 'line']),
    items,
  }
}
