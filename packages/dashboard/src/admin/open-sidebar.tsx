'use client'

import { useAuth, useNav, usePreferences } from '@payloadcms/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import './look.css'

/** Windows in which the sidebar and a form have their place side by side. Payload begins at 1441 px. */
const WIDE = '(width >= 1280px)'

/** Begins with an open sidebar in wide windows, unless its reader has closed it. */
export function OpenSidebar({ children }: { readonly children: ReactNode }): ReactNode {
  const { hydrated, setNavOpen } = useNav()
  const { getPreference } = usePreferences()
  const { user } = useAuth()
  const isSignedIn = Boolean(user)
  const hasBegun = useRef(false)

  useEffect(() => {
    if (!isSignedIn || !hydrated || hasBegun.current || !window.matchMedia(WIDE).matches) return
    hasBegun.current = true
    void getPreference<{ open?: boolean }>('nav').then((preference) => {
      // The window may have become narrow meanwhile: the sidebar would cover the page.
      if (preference?.open !== false && window.matchMedia(WIDE).matches) setNavOpen(true)
    })
  }, [isSignedIn, hydrated, getPreference, setNavOpen])

  return children
}
