import type { BlockRenderer } from '@vitrine/kit/core'
import { Icon } from '@vitrine/ui/ui'
import type { SeparatorBlock } from '../../core/blocks/separator.ts'

export const Separator: BlockRenderer = ({ block }) => {
  const { look, size, icon } = block as SeparatorBlock
  return (
    <div className="separator" data-look={look} data-size={size} data-icon={icon ? '' : undefined}>
      {look !== 'space' && <hr className="separator__line" />}
      {icon && look === 'line' && <Icon name={icon} />}
    </div>
  )
}
