import type { ReactNode } from 'react'
import { useA11yContext, useLightboxState } from 'yet-another-react-lightbox'
import { useGallery } from './context.ts'
import { fill } from './labels.ts'

/** Characters up to which a title is set as one; alternative texts are whole sentences. */
const MAX_DISPLAY_TITLE = 60

/** Title and description of the item that is shown, and its announcement for screen readers. */
export function Caption(): ReactNode {
  const { items, settings } = useGallery()
  const { currentIndex } = useLightboxState()
  const { autoPlaying } = useA11yContext()
  const item = items[currentIndex]
  if (!item) return null
  const title = settings.title && item.title !== item.description ? item.title : undefined
  const description = settings.description ? item.description : undefined
  const position = fill(settings.texts.position, { index: currentIndex + 1, total: items.length })
  return (
    <>
      {(title || description) && (
        <div className="lightbox__caption" key={currentIndex}>
          {title && (
            <p className="lightbox__title" data-long={title.length > MAX_DISPLAY_TITLE ? '' : undefined}>
              {title}
            </p>
          )}
          {description && <p className="lightbox__description">{description}</p>}
        </div>
      )}
      <output className="lightbox__status">
        {!autoPlaying && [`${settings.texts.item} ${position}`, item.title].filter(Boolean).join(': ')}
      </output>
    </>
  )
}
