import { type BlockBase, type BlockParser, blockBase } from '@vitrine/kit/core'

/** The way from the home page to the page, at the place that its editor chose. */
export interface BreadcrumbBlock extends BlockBase {
  readonly blockType: 'breadcrumb'
}

export const parseBreadcrumb: BlockParser = (raw): BreadcrumbBlock => blockBase(raw, 'breadcrumb')
