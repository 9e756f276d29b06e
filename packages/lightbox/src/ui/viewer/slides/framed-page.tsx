import { type ReactNode, useEffect, useState } from 'react'
import { useGallery } from '../context.ts'
import type { Item } from '../item.ts'
import { ContentError } from './problem.tsx'

/** Milliseconds after which a framed page counts as failed: browsers report no error. */
const FRAME_TIMEOUT_MS = 15_000

/** A page in a frame. */
export function FramedPage({ item, isShown }: { readonly item: Item; readonly isShown: boolean }): ReactNode {
  const { settings } = useGallery()
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  useEffect(() => {
    if (!isShown || state !== 'loading') return
    const timer = setTimeout(() => setState('failed'), FRAME_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [isShown, state])
  if (state === 'failed') return <ContentError />
  if (!isShown) return null
  return (
    <iframe
      className="lightbox__frame"
      data-state={state}
      src={item.address}
      title={item.title ?? settings.texts.dialog}
      referrerPolicy="strict-origin-when-cross-origin"
      allow="fullscreen"
      onLoad={() => setState('loaded')}
    />
  )
}
