'use client'

import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'

/** Notes in this browser whether somebody is signed in: pages of the site then make room for the editor's bar. */
export function EditorMark({ children }: { readonly children: ReactNode }): ReactNode {
  const { user } = useAuth()
  const isSignedIn = Boolean(user)
  useEffect(() => {
    if (isSignedIn) localStorage.setItem('vitrine-editor', '1')
    else localStorage.removeItem('vitrine-editor')
  }, [isSignedIn])
  return children
}
