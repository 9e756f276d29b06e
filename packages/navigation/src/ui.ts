import type { BlockRenderers } from '@vitrine/kit/core'
import { BreadcrumbHere } from './ui/blocks/breadcrumb.tsx'
import { VerticalMenu } from './ui/blocks/vertical-menu.tsx'

/** How this package's blocks are shown. */
export const blocks: BlockRenderers = {
  breadcrumb: { Block: BreadcrumbHere, styles: [] },
  verticalMenu: { Block: VerticalMenu, styles: ['vertical-menu'] },
}
export { Breadcrumb } from './ui/breadcrumb.tsx'
export { SiteFooter } from './ui/site-footer.tsx'
export { SiteHeader } from './ui/site-header.tsx'
