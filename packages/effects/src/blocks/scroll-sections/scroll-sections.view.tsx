import { enhancer } from '@vitrine/islands/ui'
import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { textsOfEffects } from '../../core/texts.ts'
import { GroundView } from '../../ui/ground.tsx'
import { PANELS, type ScrollSectionsBlock, scrollSections } from './scroll-sections.block.ts'

const Stepping = enhancer('scroll-sections', { when: 'load' })

/** Panels as high as the window, of which one takes the place of the other. */
const ScrollSections: BlockRenderer<ScrollSectionsBlock> = ({ block, context, nested, field, leads = false }) => {
  const { panels, dots, sensitivityMs, onPhones } = block
  const texts = textsOfEffects(context)
  const sections = (
    <div className="scroll-sections" data-panels={panels.length}>
      <div className="scroll-sections__stage">
        {panels.map(({ id, name, surface, scheme, ground, blocks }, place) => (
          <section key={id} id={id} className="scroll-panel" aria-label={name} data-scheme={scheme}>
            <div className="scroll-panel__body surface" data-surface={surface}>
              <GroundView ground={ground} texts={texts} priority={leads && place === 0} />
              <div className="scroll-panel__content">{nested(blocks)}</div>
            </div>
          </section>
        ))}
        {dots !== 'none' && (
          <nav className="scroll-sections__dots" aria-label={texts.panels} data-side={dots}>
            <ul>
              {panels.map(({ id, rowId, name }) => (
                <li key={id}>
                  <a className="scroll-sections__dot" href={`#${id}`}>
                    <span className="scroll-sections__name" {...field('panels', rowId, 'name')}>
                      {name}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  )
  if (panels.length < PANELS.min) return sections
  return <Stepping props={{ sensitivityMs, onPhones }}>{sections}</Stepping>
}

export const view = defineView(scrollSections, {
  Block: ScrollSections,
  styles: ['surface', 'ground', 'scroll-sections'],
})
