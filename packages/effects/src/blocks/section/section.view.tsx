import { enhancer } from '@vitrine/islands/ui'
import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { textsOfEffects } from '../../core/texts.ts'
import { GroundView } from '../../ui/ground.tsx'
import { DividerShape } from './divider.tsx'
import { type SectionBlock, section } from './section.block.ts'

const Sticky = enhancer('sticky', { when: 'visible' })

/** Blocks with a background of their own. */
const Section: BlockRenderer<SectionBlock> = ({ block, context, nested, leads = false }) => {
  const {
    surface,
    padding,
    width,
    height,
    align,
    sticky,
    scheme,
    ground,
    top,
    bottom,
    behind = [],
    nested: blocks,
  } = block
  const shown = (
    <div className={sticky ? 'section sticky' : 'section'} data-scheme={scheme}>
      <div
        className="section__body surface"
        data-surface={surface}
        data-padding={padding}
        data-width={width}
        data-height={height}
        data-align={align}
        data-top={top?.size}
        data-bottom={bottom?.size}
      >
        <GroundView ground={ground} texts={textsOfEffects(context)} priority={leads} />
        {nested(behind)}
        <div className="section__content">{nested(blocks.filter((one) => !behind.includes(one)))}</div>
      </div>
      {top && <DividerShape divider={top} edge="top" />}
      {bottom && <DividerShape divider={bottom} edge="bottom" />}
    </div>
  )
  return sticky ? <Sticky>{shown}</Sticky> : shown
}

export const view = defineView(section, { Block: Section, styles: ['surface', 'ground', 'divider', 'section'] })
