import { createContext, type ReactNode, useContext } from 'react'
import { useGallery } from '../context.ts'
import { fill } from '../labels.ts'

/** Place of the item that a slide shows. */
export const PlaceContext = createContext(0)

/** In the place of an image that did not load. */
export function PhotoError(): ReactNode {
  const { settings } = useGallery()
  return <Problem text={settings.texts.photoError} />
}

/** In the place of other content that did not load. */
export function ContentError(): ReactNode {
  const { settings } = useGallery()
  return <Problem text={settings.texts.contentError} />
}

function Problem({ text }: { readonly text: string }): ReactNode {
  const { settings, retry } = useGallery()
  const place = useContext(PlaceContext)
  return (
    <div className="lightbox__problem" role="alert">
      <p>{text}</p>
      <button type="button" className="lightbox__retry" onClick={() => retry(place)}>
        {settings.texts.retry}
      </button>
    </div>
  )
}

/** In the place of what the browser cannot play: what it would need, and the file itself. */
export function MissingPlugin({ type, address }: { readonly type: string; readonly address: string }): ReactNode {
  const { settings } = useGallery()
  return (
    <div className="lightbox__problem" role="alert">
      <p>
        <a href={address} download>
          {fill(settings.texts.missingPlugin, { type })}
        </a>
      </p>
    </div>
  )
}
