import { useCallback, useEffect, useState } from 'react'

/** Ways in which files are listed. */
export const FILE_VIEWS = ['grid', 'list'] as const

export type FileView = (typeof FILE_VIEWS)[number]

const STORED_AS = 'vitrine-media-view'

/** The way in which somebody last listed files, on this device. */
export function useFileView(): readonly [FileView, (view: FileView) => void] {
  const [view, setView] = useState<FileView>('grid')
  useEffect(() => {
    const stored = FILE_VIEWS.find((one) => one === localStorage.getItem(STORED_AS))
    if (stored) setView(stored)
  }, [])
  return [
    view,
    useCallback((chosen) => {
      localStorage.setItem(STORED_AS, chosen)
      setView(chosen)
    }, []),
  ]
}
