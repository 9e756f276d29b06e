import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Item } from '../item.ts'
import { ContentError, MissingPlugin } from './problem.tsx'

interface MediaProps {
  readonly item: Item
  readonly isShown: boolean
}

/** Media types by extension, for the question whether the browser plays them. */
const TYPES: Readonly<Record<string, string>> = { mp4: 'video/mp4', ogg: 'video/ogg', webm: 'video/webm' }

/** A video of the site: plays when it is shown, stops when it is left. */
export function OwnVideo({ item, isShown }: MediaProps): ReactNode {
  const media = useRef<HTMLVideoElement>(null)
  const failed = usePlayback(media, isShown)
  const type = typeOf(item.address)
  if (type && document.createElement('video').canPlayType(type) === '') {
    return <MissingPlugin type={type} address={item.address} />
  }
  if (failed) return <ContentError />
  const poster = item.thumbnail?.currentSrc
  return (
    // Captions of videos are a matter of the video block; a link knows of none.
    <video
      ref={media}
      className="lightbox__video"
      src={item.address}
      controls
      playsInline
      preload={isShown ? 'auto' : 'none'}
      aria-label={item.title}
      {...(poster && { poster })}
    />
  )
}

/** A sound of the site. */
export function OwnAudio({ item, isShown }: MediaProps): ReactNode {
  const media = useRef<HTMLAudioElement>(null)
  const failed = usePlayback(media, isShown)
  if (failed) return <ContentError />
  return (
    // biome-ignore lint/a11y/useMediaCaption: there is no track to name
    <audio ref={media} className="lightbox__sound" src={item.address} controls aria-label={item.title} preload="none" />
  )
}

function usePlayback(media: { readonly current: HTMLMediaElement | null }, isShown: boolean): boolean {
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const element = media.current
    if (!element) return
    const fail = () => setFailed(true)
    element.addEventListener('error', fail)
    // Browsers may refuse to play by themselves; the controls are there.
    if (isShown) element.play().catch(() => undefined)
    else element.pause()
    return () => {
      element.removeEventListener('error', fail)
      element.pause()
    }
  }, [media, isShown])
  return failed
}

function typeOf(address: string): string | undefined {
  const { pathname } = new URL(address)
  return TYPES[pathname.slice(pathname.lastIndexOf('.') + 1).toLowerCase()]
}
