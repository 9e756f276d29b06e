import type { Image } from '@vitrine/content/core'
import { ResponsiveImage } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'

/** Images of a product, each a link to itself in full size; in narrow windows a row that moves sideways. */
export function ProductGallery({
  images,
  label,
}: {
  readonly images: readonly Image[]
  readonly label: string
}): ReactNode {
  if (images.length === 0) return <div className="product__no-image" data-variant-part="images" />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls in narrow windows.
    <section className="product__gallery" aria-label={label} tabIndex={0} data-variant-part="images">
      <ul className="product__images">
        {images.map((image, place) => (
          <li key={image.fallback.url} className="product__image-item">
            <a className="product__image-link" href={image.fallback.url} data-lightbox="product">
              <ResponsiveImage
                className="product__image"
                image={image}
                sizes={place === 0 ? '(min-width: 60rem) 55vw, 90vw' : '(min-width: 60rem) 27vw, 90vw'}
                priority={place === 0}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
