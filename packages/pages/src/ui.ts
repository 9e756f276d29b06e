import type { BlockRenderers } from '@vitrine/ui/core'
import { CallToAction } from './ui/call-to-action.tsx'
import { ContentBoxes } from './ui/content-boxes.tsx'
import { Hero } from './ui/hero.tsx'
import { ImageFigure } from './ui/image.tsx'
import { RichText } from './ui/rich-text.tsx'

export { Layout } from './ui/layout.tsx'
export { NotFound, ServerError } from './ui/page-message.tsx'
export { SiteLayout } from './ui/site-layout.tsx'

/** Renderers of this package's blocks. Columns need none: `Layout` renders them with the renderers of the whole site. */
export const blocks: BlockRenderers = {
  hero: Hero,
  richText: RichText,
  contentBoxes: ContentBoxes,
  image: ImageFigure,
  callToAction: CallToAction,
}
