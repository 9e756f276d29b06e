import { choice, given, type Image, list, text } from '@vitrine/content/core'
import {
  type BlockBase,
  type BlockParser,
  blockBase,
  type IconName,
  parseIconName,
  parseRichText,
  parseTitled,
  type RichTextNode,
  rowId,
  type Titled,
} from '@vitrine/kit/core'
import { partId } from '../part-id.ts'

/** Texts of which one is shown at a time. */
export interface TabsBlock extends BlockBase, Titled {
  readonly blockType: 'tabs'
  readonly orientation: 'horizontal' | 'vertical'
  readonly panels: readonly TabPanel[]
}

interface TabPanel {
  /** Also the fragment that opens it. */
  readonly id: string
  readonly title: string
  readonly icon?: IconName
  readonly content: readonly RichTextNode[]
  readonly image?: Image
}

export const parseTabs: BlockParser = (raw, parse): TabsBlock | undefined => {
  const base = blockBase(raw, 'tabs')
  const panels = list(raw.panels).flatMap((panel, index): TabPanel[] => {
    const title = text(panel.title)
    if (title === undefined) return []
    return [
      {
        id: partId(base.id, rowId(panel, index), title),
        title,
        content: parseRichText(panel.content, parse),
        ...given({ icon: parseIconName(panel.icon), image: parse.image(panel.image) }),
      },
    ]
  })
  if (panels.length === 0) return undefined
  return { ...base, ...parseTitled(raw), orientation: choice(raw.orientation, ['horizontal', 'vertical']), panels }
}
