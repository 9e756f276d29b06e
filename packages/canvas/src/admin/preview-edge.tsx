'use client'

import { useLivePreviewContext, useTranslation } from '@payloadcms/ui'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { MAX_WINDOW, MIN_WINDOW, WIDTH_WORDS } from '../core/window-widths.ts'
import { wordIn } from './use-canvas-form.ts'

/** Pixels by which a key makes the window of the preview wider. */
const STEP = 10

/** The right edge of the preview's window: dragged, or moved by keys, it makes the window of a device narrower or wider. */
export function PreviewEdge(): ReactNode {
  const { breakpoint, iframeRef, setWidth, size, zoom } = useLivePreviewContext()
  const { i18n } = useTranslation()
  const place = useEdge(iframeRef, breakpoint !== 'responsive')
  const drag = useRef<{ readonly x: number; readonly width: number } | undefined>(undefined)
  if (!place) return null
  const change = (width: number) => setWidth(Math.round(Math.min(Math.max(width, MIN_WINDOW), MAX_WINDOW)))
  const press = (event: KeyboardEvent) => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (way === undefined) return
    event.preventDefault()
    change(size.width + way * STEP)
  }
  const move = ({ clientX }: PointerEvent) => {
    // The window stands in the middle: both of its edges move.
    if (drag.current) change(drag.current.width + (2 * (clientX - drag.current.x)) / zoom)
  }
  const end = () => {
    drag.current = undefined
  }
  return createPortal(
    <hr
      className="preview-edge"
      aria-orientation="vertical"
      aria-label={wordIn(WIDTH_WORDS.edge, i18n.language)}
      aria-valuenow={size.width}
      aria-valuemin={MIN_WINDOW}
      aria-valuemax={MAX_WINDOW}
      tabIndex={0}
      style={{ insetInlineStart: place.left, insetBlockStart: place.top, blockSize: place.height }}
      onKeyDown={press}
      onPointerDown={(event) => {
        drag.current = { x: event.clientX, width: size.width }
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    />,
    place.host,
  )
}

interface Edge {
  readonly host: Element
  /** Pixels from the corner of the host. */
  readonly left: number
  readonly top: number
  readonly height: number
}

/** The place of the edge in the area around the preview. */
function useEdge(iframe: ReturnType<typeof useLivePreviewContext>['iframeRef'], isShown: boolean): Edge | undefined {
  const [edge, setEdge] = useState<Edge>()
  useEffect(() => {
    const host = iframe.current?.closest('.live-preview-window__main')
    if (!isShown || !iframe.current || !host) return setEdge(undefined)
    const page = iframe.current
    const look = () => {
      const [outer, inner] = [host.getBoundingClientRect(), page.getBoundingClientRect()]
      setEdge({
        host,
        left: Math.min(inner.right, outer.right - EDGE_WIDTH) - outer.left,
        top: inner.top - outer.top,
        height: Math.min(inner.bottom, outer.bottom) - inner.top,
      })
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(host)
    sizes.observe(page)
    return () => sizes.disconnect()
  }, [iframe, isShown])
  return edge
}

/** Pixels of the handle, which must stay in sight where the window is wider than its place. */
const EDGE_WIDTH = 14
