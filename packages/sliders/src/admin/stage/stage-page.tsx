'use client'

import { useDocumentInfo, useLocale } from '@payloadcms/ui'
import type { Stored } from '@vitrine/canvas/core'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'

/** Message of a preview page to the admin. */
interface Message {
  readonly type?: unknown
  readonly ready?: unknown
}

/**
 * A page of the site that draws what the form holds, in the same window it would have there.
 *
 * @param props.data The slider to draw.
 * @param props.width CSS pixels of the page, as `height`; it is shown in `zoom` times that.
 * @param props.onShown Called each time something new is visible.
 */
export function StagePage(props: {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly title: string
  readonly data: Stored
  readonly width: number
  readonly height: number
  readonly zoom: number
  readonly onShown?: () => void
  readonly onLoad?: () => void
}): ReactNode {
  const { frame, title, data, width, height, zoom, onShown, onLoad } = props
  const { id } = useDocumentInfo()
  const { code } = useLocale()
  // How often a page said that it is ready: each begins with what was saved.
  const [pages, setPages] = useState(0)
  const [hears, setHears] = useState(false)
  // What was saved before is not what is visible now.
  const [isShown, setShown] = useState(false)
  const shown = useRef(onShown)
  shown.current = onShown
  const text = JSON.stringify(data)

  useEffect(() => {
    const hear = ({ source, origin, data: message }: MessageEvent<Message>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      if (message?.type === 'payload-live-preview' && message.ready) setPages((before) => before + 1)
      if (message?.type === 'vitrine-preview-shown') {
        setShown(true)
        shown.current?.()
      }
    }
    addEventListener('message', hear)
    // A page that is there before anybody hears it says in vain that it is ready.
    setHears(true)
    return () => removeEventListener('message', hear)
  }, [frame])

  // biome-ignore lint/correctness/useExhaustiveDependencies: equal texts are equal data
  useEffect(() => {
    if (pages === 0) return
    frame.current?.contentWindow?.postMessage({ type: 'payload-live-preview', data }, location.origin)
  }, [frame, pages, text])

  if (!hears) return null
  return (
    <div style={{ transform: `scale(${zoom})`, transformOrigin: '0 0', width, height }}>
      <iframe
        ref={frame}
        title={title}
        src={`/preview/sliders/${id ?? 0}?locale=${encodeURIComponent(code)}`}
        width={width}
        height={height}
        tabIndex={-1}
        style={{ visibility: isShown ? 'visible' : 'hidden' }}
        onLoad={onLoad}
      />
    </div>
  )
}
