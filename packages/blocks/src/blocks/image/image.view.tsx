import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { ResponsiveImage } from '@vitrine/ui/ui'
import { type ImageBlock, image } from './image.block.ts'

const SIZES = {
  bleed: '100vw',
  inset: '(min-width: 60rem) 75vw, 100vw',
  column: '(min-width: 48rem) 58vw, 100vw',
} as const

const ImageFigure: BlockRenderer<ImageBlock> = ({ block, leads = false, field }) => {
  const { layout, image, caption, group } = block
  const responsive = (
    <ResponsiveImage
      className="image__picture"
      image={image}
      sizes={SIZES[layout]}
      priority={leads}
      mark={field('image')}
    />
  )
  return (
    <figure className="image" data-layout={layout}>
      {group === undefined ? (
        responsive
      ) : (
        <a className="image__link" href={image.fallback.url} data-lightbox={group}>
          {responsive}
        </a>
      )}
      {caption && (
        <figcaption className="image__caption" {...field('caption')}>
          {caption}
        </figcaption>
      )}
    </figure>
  )
}

export const view = defineView(image, { Block: ImageFigure, styles: ['image'] })
