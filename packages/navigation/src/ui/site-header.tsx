import { enhancer } from '@vitrine/islands/ui'
import type { Image, RenderContext } from '@vitrine/ui/core'
import type { ReactNode } from 'react'
import type { Contact } from '../core/contact.ts'
import { markCurrent } from '../core/current.ts'
import type { HeaderView } from '../core/header.ts'
import { MenuBar } from './menu-bar.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { MenuLink } from './menu-link.tsx'

const HeaderState = enhancer('header-state', { when: 'idle' })
// Each window loads only the script of the menu that it shows. The width is that of the style sheets.
const WideMenu = enhancer('menu-bar', { when: { media: '(width >= 60rem)' } })
const NarrowMenu = enhancer('menu-drawer', { when: { media: '(width < 60rem)' } })

/**
 * The top of every page: wordmark or logo, menu, and the link that stands out.
 *
 * It sticks to the top of its parent, so the parent must be as tall as the page.
 *
 * @param props.contact Shown at the foot of the phone menu.
 * @param props.home Path of the home page in this language; default `/`.
 */
export function SiteHeader(props: {
  readonly header: HeaderView
  readonly siteName: string
  readonly logo?: Image | undefined
  readonly contact?: Contact | undefined
  readonly home?: string
  readonly context: Pick<RenderContext, 'path'>
}): ReactNode {
  const { home = '/', context } = props
  const header = { ...props.header, items: markCurrent(props.header.items, context.path, home) }
  const brand = <Brand name={props.siteName} logo={props.logo} home={home} atHome={context.path === home} />
  return (
    <HeaderState>
      <div className="site-header__sentinel" />
      <header className="site-header" data-state="unstuck">
        <div className="site-header__bar">
          <div className="site-header__content">
            {brand}
            <WideMenu>
              <MenuBar items={header.items} texts={header.texts} />
            </WideMenu>
            <NarrowMenu>
              <MenuDrawer header={header} brand={brand} contact={props.contact} />
            </NarrowMenu>
            {header.action && <MenuLink link={header.action} className="site-header__action" />}
          </div>
        </div>
      </header>
    </HeaderState>
  )
}

function Brand(props: { name: string; logo: Image | undefined; home: string; atHome: boolean }): ReactNode {
  const { name, logo, home, atHome } = props
  return (
    <a className="site-header__brand" href={home} {...(atHome && { 'aria-current': 'page' as const })}>
      {logo ? (
        <img
          className="site-header__logo"
          src={logo.fallback.url}
          width={logo.fallback.width}
          height={logo.fallback.height}
          alt={name}
        />
      ) : (
        name
      )}
    </a>
  )
}
