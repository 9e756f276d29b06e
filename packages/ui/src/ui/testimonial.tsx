import type { Image } from '@vitrine/content/core'
import type { FieldMark } from '@vitrine/kit/core'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { ResponsiveImage } from './responsive-image.tsx'

interface TestimonialProps {
  readonly quote: string
  readonly name?: string | undefined
  /** The work of the person, or where it was done. */
  readonly role?: string | undefined
  readonly image?: Image | undefined
  /** Whole stars, with the words that screen readers say for them. */
  readonly rating?: { readonly stars: number; readonly text: string } | undefined
  /** Name of the component around it, which its classes begin with. */
  readonly within: string
  /** Class of the figure. */
  readonly className: string
  /** Marks the element that shows a field, for previews. */
  readonly field: (name: 'quote' | 'name' | 'role' | 'image') => FieldMark
}

/** Quote of a person, with a rating and who said it. */
export function Testimonial({ within, className, field, ...testimonial }: TestimonialProps): ReactNode {
  const { quote, name, role, image, rating } = testimonial
  return (
    <figure className={className}>
      {rating && (
        <p className={`${within}__stars`}>
          <span className="visually-hidden">{rating.text}</span>
          {Array.from({ length: rating.stars }, (_, star) => star).map((star) => (
            <Icon key={star} name="star" />
          ))}
        </p>
      )}
      <blockquote className={`${within}__quote`}>
        <p {...field('quote')}>{quote}</p>
      </blockquote>
      {(name || role) && (
        <figcaption className={`${within}__who`}>
          {image && (
            <ResponsiveImage className={`${within}__portrait`} image={image} sizes="4rem" mark={field('image')} />
          )}
          <span>
            {name && (
              <span className={`${within}__person`} {...field('name')}>
                {name}
              </span>
            )}
            {role && (
              <span className={`${within}__role`} {...field('role')}>
                {role}
              </span>
            )}
          </span>
        </figcaption>
      )}
    </figure>
  )
}
