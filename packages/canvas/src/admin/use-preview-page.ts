'use client'

import { useLivePreviewContext } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { type Intent, parseFromPage, type ToPage } from '../core/messages.ts'

/**
 * Keeps a previewed page told of the canvas, and hears what its editor wants there.
 *
 * @param message All that the page shows; it is sent when it changes, and when another page is shown.
 * @param act Does what the editor wants.
 */
export function usePreviewPage(message: ToPage, act: (intent: Intent) => void): void {
  const { iframeRef, popupRef, previewWindowType } = useLivePreviewContext()
  const [pages, setPages] = useState(0)
  const doing = useRef(act)
  doing.current = act
  const text = JSON.stringify(message)

  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      const page = previewWindowType === 'popup' ? popupRef?.current : iframeRef.current?.contentWindow
      if (origin !== location.origin || !page || source !== page) return
      const said = parseFromPage(data)
      if (said?.type === 'vitrine-canvas-ready') setPages((before) => before + 1)
      else if (said) doing.current(said.intent)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [iframeRef, popupRef, previewWindowType])

  // biome-ignore lint/correctness/useExhaustiveDependencies: equal texts are equal messages, and each page wants its own
  useEffect(() => {
    const page = previewWindowType === 'popup' ? popupRef?.current : iframeRef.current?.contentWindow
    // A page of another origin gets nothing: that of the preview is the admin's own.
    page?.postMessage(message, location.origin)
  }, [iframeRef, pages, popupRef, previewWindowType, text])
}
