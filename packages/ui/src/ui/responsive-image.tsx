import type { Image } from '@vitrine/content/core'
import type { FieldMark } from '@vitrine/kit/core'
import type { ReactNode } from 'react'
import { cropAttributes } from '../core/crop-css.ts'

/** One clear pixel: a picture without an address is none. */
const WAITING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

const FORMATS = ['image/avif', 'image/webp'] as const

/**
 * A picture in the formats and widths that browsers choose from. Its box has its final shape before it arrives.
 *
 * @param props.sizes How wide it is shown, as the `sizes` attribute says it.
 * @param props.priority True for the largest picture of the first screen: fetched at once. Others wait until needed.
 * @param props.waits True for one that a script fetches when it is its turn: its addresses are in `data-src` and
 * `data-srcset`.
 * @param props.mark Names to the tools of its editor the field that holds the image.
 */
export function ResponsiveImage(props: {
  readonly image: Image
  readonly sizes: string
  readonly priority?: boolean
  readonly waits?: boolean
  readonly className?: string
  readonly mark?: FieldMark
}): ReactNode {
  const { image, sizes, priority = false, waits = false, className, mark } = props
  const { fallback, focalPoint, crop } = image
  return (
    <picture>
      {FORMATS.map((type) => {
        const files = image.sources.filter((file) => file.type === type)
        return files.length === 0 ? null : (
          <source
            key={type}
            type={type}
            sizes={sizes}
            {...{ [waits ? 'data-srcset' : 'srcSet']: files.map(({ url, width }) => `${url} ${width}w`).join(', ') }}
          />
        )
      })}
      <img
        {...(waits ? { src: WAITING, 'data-src': fallback.url } : { src: fallback.url })}
        width={fallback.width}
        height={fallback.height}
        alt={image.alt}
        className={className}
        data-focus={`${third(focalPoint.x)}-${third(focalPoint.y)}`}
        {...cropAttributes(crop)}
        decoding={priority ? 'sync' : 'async'}
        loading={priority ? 'eager' : 'lazy'}
        {...(priority && { fetchPriority: 'high' as const })}
        {...mark}
      />
    </picture>
  )
}

/** The policy of the page allows no inline styles, so the focal point is one of nine that the stylesheet knows. */
function third(percent: number): 'start' | 'center' | 'end' {
  if (percent < 33.4) return 'start'
  return percent > 66.6 ? 'end' : 'center'
}
