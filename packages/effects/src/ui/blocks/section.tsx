import type { BlockRenderer } from '@vitrine/ui/core'
import type { SectionBlock } from '../../core/blocks/section.ts'

/** Blocks on a ground of their own. */
export const Section: BlockRenderer = ({ block, nested }) => {
  const { surface, padding, nested: blocks } = block as SectionBlock
  return (
    <div className="section" data-surface={surface} data-padding={padding}>
      {nested(blocks)}
    </div>
  )
}
