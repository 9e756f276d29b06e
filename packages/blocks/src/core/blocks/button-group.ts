import { choice, given, list, text } from '@vitrine/content/core'
import {
  type BlockBase,
  type BlockParser,
  blockBase,
  type IconName,
  type LinkView,
  parseIconName,
  parseLink,
  rowId,
} from '@vitrine/kit/core'

/** Links that ask to be followed, side by side. */
export interface ButtonGroupBlock extends BlockBase {
  readonly blockType: 'buttonGroup'
  readonly align: 'start' | 'center' | 'end' | 'stretch'
  readonly buttons: readonly Button[]
}

interface Button {
  readonly id: string
  readonly link: LinkView
  readonly look: 'solid' | 'outline' | 'quiet'
  readonly icon?: IconName
  /** Explains the link to who points at it. */
  readonly tooltip?: string
}

export const parseButtonGroup: BlockParser = (raw, parse): ButtonGroupBlock | undefined => {
  const buttons = list(raw.buttons).flatMap((button, index): Button[] => {
    const link = parseLink(button.link, parse)
    if (!link) return []
    const optional = given({ icon: parseIconName(button.icon), tooltip: text(button.tooltip) })
    return [{ id: rowId(button, index), link, look: choice(button.look, ['solid', 'outline', 'quiet']), ...optional }]
  })
  if (buttons.length === 0) return undefined
  return { ...blockBase(raw, 'buttonGroup'), align: choice(raw.align, ['start', 'center', 'end', 'stretch']), buttons }
}
