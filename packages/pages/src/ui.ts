import type { BlockRenderers } from '@vitrine/ui/core'
import { CallToAction } from './ui/blocks/call-to-action.tsx'
import { Columns } from './ui/blocks/columns.tsx'
import { ContentBoxes } from './ui/blocks/content-boxes.tsx'
import { Hero } from './ui/blocks/hero.tsx'
import { ImageFigure } from './ui/blocks/image.tsx'
import { RichText } from './ui/blocks/rich-text.tsx'

export { Layout } from './ui/layout.tsx'
export { NotFound, ServerError } from './ui/page-message.tsx'
export { SiteLayout } from './ui/site-layout.tsx'

/** How this package's blocks are shown. */
export const blocks: BlockRenderers = {
  hero: { Block: Hero, styles: ['hero'] },
  richText: { Block: RichText, styles: ['rich-text'] },
  columns: { Block: Columns, styles: ['columns'] },
  contentBoxes: { Block: ContentBoxes, styles: ['content-boxes'] },
  image: { Block: ImageFigure, styles: ['image'] },
  callToAction: { Block: CallToAction, styles: ['call-to-action'] },
}
