import type { BlockRenderer } from '@vitrine/ui/core'
import type { Crumb } from '../../core/breadcrumb.ts'
import { Breadcrumb } from '../breadcrumb.tsx'

/** The way to the page, as the site says it in this feature's part of the context. */
export const BreadcrumbHere: BlockRenderer = ({ context }) => {
  const { trail = [], label = '' } = (context.features.navigation ?? {}) as {
    readonly trail?: readonly Crumb[]
    readonly label?: string
  }
  return <Breadcrumb trail={trail} label={label} />
}
