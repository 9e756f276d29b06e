import type { BlockRenderer } from '@vitrine/kit/core'
import { stateOfNavigation } from '../../core/navigation-state.ts'
import { Breadcrumb } from '../breadcrumb.tsx'

/** The way to the page, as the site says it in this feature's part of the context. */
export const BreadcrumbHere: BlockRenderer = ({ context }) => {
  const { trail, label } = stateOfNavigation(context)
  return <Breadcrumb trail={trail} label={label} />
}
