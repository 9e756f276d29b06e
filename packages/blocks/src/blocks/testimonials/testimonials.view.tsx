import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { Testimonial, TitledSection } from '@vitrine/ui/ui'
import { stateOfPage } from '../../core/page-state.ts'
import { MAX_STARS, type TestimonialsBlock, testimonials } from './testimonials.block.ts'

const Testimonials: BlockRenderer<TestimonialsBlock> = ({ block, context, field }) => {
  const { variant, items, ...titled } = block
  const { texts } = stateOfPage(context)
  return (
    <TitledSection
      name="testimonials"
      titled={titled}
      field={field}
      data={{ 'data-variant': variant, 'data-count': items.length }}
    >
      <ul className="testimonials__list">
        {items.map(({ id, stars, ...item }) => (
          <li key={id} className="testimonials__item">
            <Testimonial
              {...item}
              rating={
                stars === undefined
                  ? undefined
                  : { stars, text: texts.stars.replace('{stars}', String(stars)).replace('{all}', String(MAX_STARS)) }
              }
              within="testimonials"
              className="testimonials__figure"
              field={(name) => field('items', id, name)}
            />
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

export const view = defineView(testimonials, { Block: Testimonials, styles: ['titled-section', 'testimonials'] })
