import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { Icon, ResponsiveImage, TitledSection } from '@vitrine/ui/ui'
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
        {items.map(({ id, quote, name, role, image, stars }) => (
          <li key={id} className="testimonials__item">
            <figure className="testimonials__figure">
              {stars !== undefined && (
                <p className="testimonials__stars">
                  <span className="visually-hidden">
                    {texts.stars.replace('{stars}', String(stars)).replace('{all}', String(MAX_STARS))}
                  </span>
                  {Array.from({ length: stars }, (_, star) => star).map((star) => (
                    <Icon key={star} name="star" />
                  ))}
                </p>
              )}
              <blockquote className="testimonials__quote">
                <p {...field('items', id, 'quote')}>{quote}</p>
              </blockquote>
              {(name || role) && (
                <figcaption className="testimonials__who">
                  {image && <ResponsiveImage className="testimonials__portrait" image={image} sizes="4rem" />}
                  <span>
                    {name && (
                      <span className="testimonials__name" {...field('items', id, 'name')}>
                        {name}
                      </span>
                    )}
                    {role && (
                      <span className="testimonials__role" {...field('items', id, 'role')}>
                        {role}
                      </span>
                    )}
                  </span>
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

export const view = defineView(testimonials, { Block: Testimonials, styles: ['titled-section', 'testimonials'] })
