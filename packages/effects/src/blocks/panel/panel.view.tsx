import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { textsOfEffects } from '../../core/texts.ts'
import { GroundView } from '../../ui/ground.tsx'
import { type PanelBlock, panel } from './panel.block.ts'

const Panel: BlockRenderer<PanelBlock> = ({ block, context, nested, leads = false }) => {
  const { surface, padding, scheme, ground, nested: blocks } = block
  return (
    <div className="panel">
      <div className="panel__area" data-scheme={scheme}>
        <div className="panel__body surface" data-surface={surface} data-padding={padding}>
          <GroundView ground={ground} texts={textsOfEffects(context)} priority={leads} />
          <div className="panel__content">{nested(blocks)}</div>
        </div>
      </div>
    </div>
  )
}

export const view = defineView(panel, { Block: Panel, styles: ['surface', 'ground', 'panel'] })
