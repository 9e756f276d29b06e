import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { ResponsiveImage, TitledSection } from '@vitrine/ui/ui'
import { type GalleryBlock, gallery } from './gallery.block.ts'
import { shapeOf } from './shape-of.ts'

const Gallery: BlockRenderer<GalleryBlock> = ({ block, leads = false, field }) => {
  const { layout, columns, group, pictures, ...titled } = block
  return (
    <TitledSection
      name="gallery"
      titled={titled}
      field={field}
      data={{ 'data-layout': layout, 'data-columns': columns }}
    >
      <ul className="gallery__pictures">
        {pictures.map(({ id, image, title, caption }, place) => (
          <li
            key={id}
            className="gallery__item"
            data-shape={layout === 'justified' ? shapeOf(image.fallback) : undefined}
          >
            <figure className="gallery__figure">
              <a className="gallery__link" href={image.fallback.url} data-lightbox={group} data-title={title}>
                <ResponsiveImage
                  className="gallery__picture"
                  image={image}
                  sizes={`(min-width: 60rem) ${Math.round(100 / Number(columns))}vw, 50vw`}
                  priority={leads && place === 0}
                  mark={field('pictures', id, 'image')}
                />
              </a>
              {caption && (
                <figcaption className="gallery__caption" {...field('pictures', id, 'caption')}>
                  {caption}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

export const view = defineView(gallery, { Block: Gallery, styles: ['titled-section', 'gallery'] })
