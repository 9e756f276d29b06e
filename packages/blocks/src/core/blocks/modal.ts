import { choice, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase } from '@vitrine/kit/core'
import { partId } from '../part-id.ts'

/** A window over the page that a button opens. It holds other blocks, but no window. */
export interface ModalBlock extends BlockBase {
  readonly blockType: 'modal'
  /** Id of the window, for links that open it. */
  readonly dialogId: string
  readonly label: string
  readonly look: 'solid' | 'outline' | 'quiet'
  readonly title: string
  readonly size: 'medium' | 'small' | 'large'
  readonly nested: readonly BlockBase[]
}

export const parseModal: BlockParser = (raw, parse): ModalBlock | undefined => {
  const base = blockBase(raw, 'modal')
  const title = text(raw.title)
  if (title === undefined) return undefined
  return {
    ...base,
    dialogId: partId(base.id, 'modal', title),
    label: text(raw.label) ?? title,
    look: choice(raw.look, ['solid', 'outline', 'quiet']),
    title,
    size: choice(raw.size, ['medium', 'small', 'large']),
    nested: parse.blocks(raw.blocks).filter(holdsNoModal),
  }
}

function holdsNoModal({ blockType, nested = [] }: BlockBase): boolean {
  return blockType !== 'modal' && nested.every(holdsNoModal)
}
