'use client'

import { useLivePreviewContext } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Intent, parseFromPage, REDRAW, type ToPage } from '../core/messages.ts'

/**
 * Keeps a previewed page told of the canvas, and hears what its editor wants there.
 *
 * @param message All that the page shows; it is sent when it changes, and when another page is shown.
 * @param editor.act Does what the editor wants.
 * @param editor.showSettings Takes the slugs of globals whose settings draw something of the page.
 * @returns Has the page drawn again, under settings that have been saved.
 */
export function usePreviewPage(
  message: ToPage,
  editor: { readonly act: (intent: Intent) => void; readonly showSettings: (drawn: readonly string[]) => void },
): () => void {
  const { iframeRef, popupRef, previewWindowType } = useLivePreviewContext()
  const [pages, setPages] = useState(0)
  const doing = useRef(editor)
  doing.current = editor
  const text = JSON.stringify(message)
  const shownPage = useCallback(
    () => (previewWindowType === 'popup' ? popupRef?.current : iframeRef.current?.contentWindow),
    [iframeRef, popupRef, previewWindowType],
  )

  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      const page = shownPage()
      if (origin !== location.origin || !page || source !== page) return
      const said = parseFromPage(data)
      if (said?.type === 'vitrine-canvas-ready') setPages((before) => before + 1)
      else if (said?.type === 'vitrine-canvas-settings') doing.current.showSettings(said.drawn)
      else if (said) doing.current.act(said.intent)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [shownPage])

  // biome-ignore lint/correctness/useExhaustiveDependencies: equal texts are equal messages, and each page wants its own
  useEffect(() => {
    // A page of another origin gets nothing: that of the preview is the admin's own.
    shownPage()?.postMessage(message, location.origin)
  }, [pages, shownPage, text])
  return () => shownPage()?.postMessage(REDRAW, location.origin)
}
