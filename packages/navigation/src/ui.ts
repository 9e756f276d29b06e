import type { BlockRenderers } from '@vitrine/ui/core'
import { VerticalMenu } from './ui/blocks/vertical-menu.tsx'

export { Breadcrumb } from './ui/breadcrumb.tsx'
export { SiteFooter } from './ui/site-footer.tsx'
export { SiteHeader } from './ui/site-header.tsx'

/** How this package's blocks are shown. */
export const blocks: BlockRenderers = { verticalMenu: { Block: VerticalMenu, styles: ['vertical-menu'] } }
