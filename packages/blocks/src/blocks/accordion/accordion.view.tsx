import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { RichTextContent, richMark, TitledSection } from '@vitrine/ui/ui'
import { type AccordionBlock, accordion } from './accordion.block.ts'

const Accordion: BlockRenderer<AccordionBlock> = ({ block, field, nested }) => {
  const { id, open, firstOpen, items, ...titled } = block
  const ItemHeading = titled.heading ? 'h3' : 'h2'
  return (
    <TitledSection name="accordion" titled={titled} field={field} head="beside">
      {items.map((item, index) => (
        <details
          key={item.id}
          className="accordion__item"
          // One name: opening an item closes the others.
          name={open === 'one' ? `accordion-${id}` : undefined}
          open={firstOpen && index === 0}
        >
          <summary className="accordion__summary">
            <ItemHeading className="accordion__title" {...field('items', item.id, 'title')}>
              {item.title}
            </ItemHeading>
          </summary>
          {/* Inside, so that a link to it opens it. */}
          <div className="accordion__content" id={item.anchor}>
            <div className="accordion__text prose" {...richMark(field('items', item.id, 'content'))}>
              <RichTextContent nodes={item.content} />
            </div>
            {item.blocks.length > 0 && <div className="panel-blocks">{nested(item.blocks)}</div>}
          </div>
        </details>
      ))}
    </TitledSection>
  )
}

export const view = defineView(accordion, { Block: Accordion, styles: ['titled-section', 'panel-blocks', 'accordion'] })
