import type { Image } from '@vitrine/content/core'
import { ResponsiveImage } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import type { LayerBase } from '../core/model/layer/base.ts'

/** An image, and its copy for browsers without script when it waits. */
export function LayerImage(props: {
  readonly image: Image
  readonly layer: LayerBase
  readonly waits: boolean
  /** Fetched first on the page. */
  readonly priority?: boolean
}): ReactNode {
  const { image, layer, waits, priority = false } = props
  const sizes = sizesOf(layer)
  return (
    <>
      <ResponsiveImage image={image} sizes={sizes} waits={waits} priority={priority} />
      {waits && (
        <noscript>
          <ResponsiveImage image={image} sizes={sizes} />
        </noscript>
      )}
    </>
  )
}

/** Width of an image, for its `sizes` attribute: its grid never grows beyond its size. */
function sizesOf({ place }: LayerBase): string {
  const { width } = place.desktop
  if (typeof width === 'number') return `min(100vw, ${width}px)`
  return width === 'auto' ? '100vw' : `${Math.min(100, Number.parseFloat(width))}vw`
}
