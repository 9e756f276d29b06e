import { type BlockBase, type BlockParser, blockBase, choice, text } from '@vitrine/ui/core'
import { HEADER_TEXTS, type HeaderTexts } from '../header.ts'
import type { MenuItem } from '../menu.ts'
import { parseMenu } from '../parse-menu.ts'

/** A menu in the page: a tree whose branches unfold. */
export interface VerticalMenuBlock extends BlockBase {
  readonly blockType: 'verticalMenu'
  /** Above the menu, and its name for screen readers. */
  readonly title: string
  /** Whether a branch opens under a resting pointer, or by its button alone. */
  readonly opensBy: 'hover' | 'click'
  readonly items: readonly MenuItem[]
  readonly texts: Pick<HeaderTexts, 'openSubmenu' | 'closeSubmenu'>
}

/** Undefined: its menu is gone, or leads nowhere. */
export const parseVerticalMenu: BlockParser = (raw, parse): VerticalMenuBlock | undefined => {
  const title = text(raw.title)
  const items = parseMenu(raw.menu, parse) ?? []
  if (title === undefined || items.length === 0) return undefined
  const { openSubmenu, closeSubmenu } = HEADER_TEXTS
  return {
    ...blockBase(raw, 'verticalMenu'),
    title,
    opensBy: choice(raw.opensBy, ['hover', 'click']),
    items,
    texts: {
      openSubmenu: text(raw.openSubmenu) ?? openSubmenu,
      closeSubmenu: text(raw.closeSubmenu) ?? closeSubmenu,
    },
  }
}
