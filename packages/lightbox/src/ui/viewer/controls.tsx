import { type ReactNode, useState } from 'react'
import { useLightboxState } from 'yet-another-react-lightbox'
import { useGallery } from './context.ts'
import { ICONS } from './icons.tsx'
import { fill } from './labels.ts'

/** Position among the items. Screen readers hear it with the title. */
export function Position(): ReactNode {
  const { items, settings } = useGallery()
  const { currentIndex } = useLightboxState()
  return (
    <p className="lightbox__position" aria-hidden="true">
      {fill(settings.texts.position, { index: currentIndex + 1, total: items.length })}
    </p>
  )
}

/** Saves the file of the item that is shown. */
export function DownloadLink(): ReactNode {
  const { items, settings } = useGallery()
  const { currentIndex } = useLightboxState()
  const item = items[currentIndex]
  if (!item || (item.kind.kind !== 'picture' && item.kind.kind !== 'video' && item.kind.kind !== 'audio')) return null
  const { download } = settings.texts
  return (
    <a className="yarl__button" href={item.address} download title={download} aria-label={download}>
      {ICONS.download()}
    </a>
  )
}

/** Shares the address of the item through the system's sheet or, without one, copies it and confirms that. */
export function ShareButton(): ReactNode {
  const { items, settings } = useGallery()
  const { currentIndex } = useLightboxState()
  const [copied, setCopied] = useState<string>()
  const { share: label, shared } = settings.texts
  const title = items[currentIndex]?.title ?? document.title
  const share = async () => {
    const url = location.href
    try {
      if ('share' in navigator) await navigator.share({ url, title })
      else {
        await (navigator as Navigator).clipboard.writeText(url)
        setCopied(url)
      }
    } catch {
      // The visitor thought better of it, or the browser does not let pages write: nothing was promised.
    }
  }
  return (
    <>
      <button type="button" className="yarl__button" title={label} aria-label={label} onClick={share}>
        {ICONS.share()}
      </button>
      <output className="lightbox__note">{copied !== undefined && copied === location.href && shared}</output>
    </>
  )
}
