import type { BlockRenderer } from '@vitrine/kit/core'
import { Picture, TitledSection } from '@vitrine/ui/ui'
import { type GalleryBlock, shapeOf } from '../../core/blocks/gallery.ts'

export const Gallery: BlockRenderer = ({ block, leads = false }) => {
  const { layout, columns, group, pictures, ...titled } = block as GalleryBlock
  return (
    <TitledSection name="gallery" titled={titled} data={{ 'data-layout': layout, 'data-columns': columns }}>
      <ul className="gallery__pictures">
        {pictures.map(({ id, image, title, caption }, place) => (
          <li
            key={id}
            className="gallery__item"
            data-shape={layout === 'justified' ? shapeOf(image.fallback) : undefined}
          >
            <figure className="gallery__figure">
              <a className="gallery__link" href={image.fallback.url} data-lightbox={group} data-title={title}>
                <Picture
                  className="gallery__picture"
                  image={image}
                  sizes={`(min-width: 60rem) ${Math.round(100 / Number(columns))}vw, 50vw`}
                  priority={leads && place === 0}
                />
              </a>
              {caption && <figcaption className="gallery__caption">{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
