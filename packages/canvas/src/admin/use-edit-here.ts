'use client'

import { useLivePreviewContext } from '@payloadcms/ui'
import { EDIT_HERE } from '@vitrine/content/core'
import { useEffect } from 'react'

/** Opens the preview for an editor who comes from the page of the site. */
export function useEditHere(): void {
  const { setIsLivePreviewing } = useLivePreviewContext()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever its editor chooses later
  useEffect(() => {
    if (new URLSearchParams(location.search).has(EDIT_HERE)) setIsLivePreviewing(true)
  }, [])
}
