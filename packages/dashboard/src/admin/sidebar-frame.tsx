'use client'

import { Hamburger, useNav, useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { dashboardWords } from '../core/dashboard-words.ts'

/** Frame of the sidebar, which Payload's own button opens and closes; narrow windows show it over the page. */
export function SidebarFrame({ children }: { readonly children: ReactNode }): ReactNode {
  const word = dashboardWords(useTranslation().i18n.language)
  const { hydrated, navOpen, navRef, setNavOpen, shouldAnimate } = useNav()
  const classes = [
    'nav',
    'sidebar',
    navOpen && 'nav--nav-open',
    shouldAnimate && 'nav--nav-animate',
    hydrated && 'nav--nav-hydrated',
  ]
  return (
    <aside aria-label={word('sidebar')} className={classes.filter(Boolean).join(' ')} inert={!navOpen}>
      <div className="nav__scroll sidebar__scroll" ref={navRef}>
        <button
          aria-label={word('closeMenu')}
          className="nav__mobile-close sidebar__close"
          onClick={() => setNavOpen(false)}
          type="button"
        >
          <Hamburger isActive />
        </button>
        {children}
      </div>
    </aside>
  )
}
