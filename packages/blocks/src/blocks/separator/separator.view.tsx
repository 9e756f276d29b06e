import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { Icon } from '@vitrine/ui/ui'
import { type SeparatorBlock, separator } from './separator.block.ts'

const Separator: BlockRenderer<SeparatorBlock> = ({ block, field }) => {
  const { look, size, icon } = block
  return (
    <div className="separator" data-look={look} data-size={size} data-icon={icon ? '' : undefined}>
      {look !== 'space' && <hr className="separator__line" />}
      {icon && look === 'line' && <Icon name={icon} mark={field('icon')} />}
    </div>
  )
}

export const view = defineView(separator, { Block: Separator, styles: ['separator'] })
