import { type ProviderVideo, VIDEO_PROVIDERS } from '@vitrine/kit/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { type Gallery, useGallery } from '../context.ts'
import type { Item } from '../item.ts'

/**
 * A video at a provider. The element `vitrine-enhance name="video"` becomes a player: it asks for consent where that is
 * missing, and loads nothing before. It is paused when its item is left, and played when the item comes back.
 */
export function ProviderVideoSlide(props: {
  readonly item: Item
  readonly isShown: boolean
  readonly video: ProviderVideo
}): ReactNode {
  const { item, isShown, video } = props
  const { videoTexts } = useGallery()
  const place = useRef<HTMLDivElement>(null)
  const wasShown = useRef(false)
  const title = item.title ?? VIDEO_PROVIDERS[video.provider]
  useEffect(() => {
    if (isShown && !wasShown.current) {
      wasShown.current = true
      place.current?.append(playerElement(video, title, videoTexts))
      return
    }
    if (wasShown.current) {
      const wish = isShown ? 'play' : 'pause'
      place.current?.firstElementChild?.dispatchEvent(new CustomEvent(`vitrine:video:${wish}`))
    }
  }, [isShown, video, title, videoTexts])
  return <div ref={place} className="lightbox__provider" />
}

function playerElement(video: ProviderVideo, title: string, texts: Gallery['videoTexts'] = {}): HTMLElement {
  const element = document.createElement('vitrine-enhance')
  const options = { title, autoplay: true, muted: false, loop: false, controls: true, autopause: true }
  element.setAttribute('name', 'video')
  element.setAttribute('when', 'load')
  element.setAttribute('props', JSON.stringify({ source: { kind: 'provider', ...video }, options, texts }))
  return element
}
