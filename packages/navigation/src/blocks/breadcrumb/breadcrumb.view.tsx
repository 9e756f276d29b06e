import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { stateOfNavigation } from '../../core/navigation-state.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { type BreadcrumbBlock, breadcrumb } from './breadcrumb.block.ts'

/** The way to the page, as the site says it in this feature's part of the context. */
const BreadcrumbHere: BlockRenderer<BreadcrumbBlock> = ({ context }) => {
  const { trail, label } = stateOfNavigation(context)
  return <Breadcrumb trail={trail} label={label} />
}

export const view = defineView(breadcrumb, { Block: BreadcrumbHere, styles: [] })
