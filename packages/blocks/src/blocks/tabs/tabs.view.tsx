import { enhancer } from '@vitrine/islands/ui'
import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { Icon, Marked, ResponsiveImage, RichTextContent, richMark, TitledSection } from '@vitrine/ui/ui'
import { type TabsBlock, tabs } from './tabs.block.ts'

const Switching = enhancer('tabs', { when: 'load' })

/** Headings, texts and blocks one after the other; script makes tabs of them, and an accordion where it is narrow. */
const Tabs: BlockRenderer<TabsBlock> = ({ block, leads = false, field, nested }) => {
  const { orientation, panels, ...titled } = block
  const PanelHeading = titled.heading ? 'h3' : 'h2'
  return (
    <TitledSection name="tabs" titled={titled} field={field} data={{ 'data-orientation': orientation }}>
      <Switching>
        <div className="tabs__parts">
          <div className="tabs__list">
            {panels.map(({ id, anchor, title, icon }) => (
              <a key={id} className="tabs__tab" href={`#${anchor}`}>
                {icon && <Icon name={icon} mark={field('panels', id, 'icon')} />}
                <Marked mark={field('panels', id, 'title')}>{title}</Marked>
              </a>
            ))}
          </div>
          <div className="tabs__panels">
            {panels.map(({ id, anchor, title, content, image, blocks }, place) => (
              <div key={id} className="tabs__panel" id={anchor}>
                <PanelHeading className="tabs__heading">
                  <a className="tabs__toggle" href={`#${anchor}`} {...field('panels', id, 'title')}>
                    {title}
                  </a>
                </PanelHeading>
                <div className="tabs__content" data-picture={image ? '' : undefined}>
                  <div className="tabs__text prose" {...richMark(field('panels', id, 'content'))}>
                    <RichTextContent nodes={content} />
                  </div>
                  {image && (
                    <ResponsiveImage
                      className="tabs__picture"
                      image={image}
                      sizes="(min-width: 60rem) 45vw, 100vw"
                      priority={leads && place === 0}
                      mark={field('panels', id, 'image')}
                    />
                  )}
                  {blocks.length > 0 && <div className="tabs__blocks panel-blocks">{nested(blocks)}</div>}
                </div>
              </div>
            ))}
          </div>
        </div>
      </Switching>
    </TitledSection>
  )
}

export const view = defineView(tabs, { Block: Tabs, styles: ['titled-section', 'panel-blocks', 'tabs'] })
