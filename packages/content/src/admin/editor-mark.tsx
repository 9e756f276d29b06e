'use client'

import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { EDITOR_MARK } from '../core/editor-mark.ts'

/** Notes in this browser whether somebody is signed in: pages of the site then make room for the editor's bar. */
export function EditorMark({ children }: { readonly children: ReactNode }): ReactNode {
  const { user } = useAuth()
  const isSignedIn = Boolean(user)
  useEffect(() => {
    if (isSignedIn) localStorage.setItem(EDITOR_MARK, '1')
    else localStorage.removeItem(EDITOR_MARK)
  }, [isSignedIn])
  return children
}
