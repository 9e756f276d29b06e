import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { Links, ResponsiveImage } from '@vitrine/ui/ui'
import { type HeroBlock, hero } from './hero.block.ts'

const Hero: BlockRenderer<HeroBlock> = ({ block, index, leads = false, field }) => {
  const { variant, eyebrow, heading, text, image, caption, links } = block
  const Heading = index === 0 ? 'h1' : 'h2'
  return (
    <section
      className="hero"
      data-variant={variant}
      data-picture={image ? '' : undefined}
      data-under-header={index === 0 ? 'dark' : undefined}
    >
      <div className="hero__words">
        {eyebrow && (
          <p className="hero__eyebrow" {...field('eyebrow')}>
            {eyebrow}
          </p>
        )}
        <Heading className="hero__heading" {...field('heading')}>
          {heading}
        </Heading>
        {(text || links.length > 0) && (
          <div className="hero__more">
            {text && (
              <p className="hero__text" {...field('text')}>
                {text}
              </p>
            )}
            <Links links={links} markOf={({ id }) => field('links', id, 'link', 'label')} />
          </div>
        )}
      </div>
      {image && (
        <figure className="hero__figure">
          <ResponsiveImage
            className="hero__picture"
            image={image}
            priority={leads}
            mark={field('image')}
            sizes={variant === 'split' ? '(min-width: 60rem) 55vw, 100vw' : '(min-width: 60rem) 88vw, 100vw'}
          />
          {caption && (
            <figcaption className="hero__caption" {...field('caption')}>
              {caption}
            </figcaption>
          )}
        </figure>
      )}
    </section>
  )
}

export const view = defineView(hero, { Block: Hero, styles: ['hero'], holdsTitle: true })
