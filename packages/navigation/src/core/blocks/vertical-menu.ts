import { choice, given, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase } from '@vitrine/kit/core'
import type { HeaderTexts } from '../header.ts'
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
  /** Names of its buttons; without them, those of the header's. */
  readonly texts: Partial<Pick<HeaderTexts, 'openSubmenu' | 'closeSubmenu'>>
}

/** Undefined: its menu is gone, or leads nowhere. */
export const parseVerticalMenu: BlockParser = (raw, parse): VerticalMenuBlock | undefined => {
  const title = text(raw.title)
  const items = parseMenu(raw.menu, parse) ?? []
  if (title === undefined || items.length === 0) return undefined
  return {
    ...blockBase(raw, 'verticalMenu'),
    title,
    opensBy: choice(raw.opensBy, ['hover', 'click']),
    items,
    texts: given({ openSubmenu: text(raw.openSubmenu), closeSubmenu: text(raw.closeSubmenu) }),
  }
}
