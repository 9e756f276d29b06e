import type { BlockRenderer } from '@vitrine/kit/core'
import { Links, Picture } from '@vitrine/ui/ui'
import type { HeroBlock } from '../../core/blocks/hero.ts'

export const Hero: BlockRenderer = ({ block, index, leads = false }) => {
  const { variant, eyebrow, heading, text, image, caption, links } = block as HeroBlock
  const Heading = index === 0 ? 'h1' : 'h2'
  return (
    <section
      className="hero"
      data-variant={variant}
      data-picture={image ? '' : undefined}
      data-under-header={index === 0 ? 'dark' : undefined}
    >
      <div className="hero__words">
        {eyebrow && <p className="hero__eyebrow">{eyebrow}</p>}
        <Heading className="hero__heading">{heading}</Heading>
        {(text || links.length > 0) && (
          <div className="hero__more">
            {text && <p className="hero__text">{text}</p>}
            <Links links={links} />
          </div>
        )}
      </div>
      {image && (
        <figure className="hero__figure">
          <Picture
            className="hero__picture"
            image={image}
            priority={leads}
            sizes={variant === 'split' ? '(min-width: 60rem) 55vw, 100vw' : '(min-width: 60rem) 88vw, 100vw'}
          />
          {caption && <figcaption className="hero__caption">{caption}</figcaption>}
        </figure>
      )}
    </section>
  )
}
