import type { Image } from '@vitrine/content/core'
import { enhancer } from '@vitrine/islands/ui'
import { type RenderContext, settingsMark } from '@vitrine/kit/core'
import type { ReactNode } from 'react'
import { BAR_WIDTHS, type BarFrom, barFrom, type HeaderType, nameBreaks, USUAL_TYPE } from '../core/bar-width.ts'
import type { Contact } from '../core/contact.ts'
import { leadsIntoPage, markCurrent } from '../core/current.ts'
import type { HeaderView } from '../core/header.ts'
import { type LanguageLink, LanguageLinks, languageName } from './language-links.tsx'
import { MenuBar } from './menu-bar.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { MenuLink } from './menu-link.tsx'
import { Scrollspy } from './scrollspy.tsx'
import { SearchForm } from './search-form.tsx'
import { SecondaryBar } from './secondary-bar.tsx'
import { SiteSearch } from './site-search.tsx'

const HeaderState = enhancer('header-state', { when: 'attention' })
const Anchors = enhancer('anchors', { when: 'attention' })
const Flyout = enhancer('menu-drawer', { when: 'attention' })

// Each window loads only the script of the menu that it shows. The widths are those of the style sheets.
const MENUS = new Map<BarFrom, { readonly Wide: typeof Flyout; readonly Narrow: typeof Flyout }>(
  BAR_WIDTHS.map((rem) => [
    rem,
    {
      Wide: enhancer('menu-bar', { when: { media: `(width >= ${rem}rem)` } }),
      Narrow: enhancer('menu-drawer', { when: { media: `(width < ${rem}rem)` } }),
    },
  ]),
)

/**
 * The top of every page: wordmark or logo, menu, search, and the link that stands out.
 *
 * It sticks to the top of its parent, so the parent must be as tall as the page.
 *
 * @param props.contact Shown at the foot of the phone menu.
 * @param props.home Path of the home page in this language; default `/`.
 * @param props.languages This page in every language; empty on a site of one.
 * @param props.tools Links of other features, such as to a cart.
 * @param props.type How its words are set, from which follows in which windows the bar of its menu has room.
 */
export function SiteHeader(props: {
  readonly header: HeaderView
  readonly siteName: string
  readonly logo?: Image | undefined
  readonly contact?: Contact | undefined
  readonly home?: string
  readonly languages?: readonly LanguageLink[]
  readonly tools?: readonly ReactNode[]
  readonly type?: HeaderType
  readonly context: RenderContext
}): ReactNode {
  const { home = '/', languages = [], tools: links = [], type = USUAL_TYPE, context } = props
  const { settings, texts, action } = props.header
  const { layout, menuStyle, search } = settings
  const items = markCurrent(props.header.items, context.path, home)
  const atHome = context.path === home
  const brand = (
    <Brand key="brand" name={props.siteName} logo={props.logo} home={home} atHome={atHome} links={links.length} />
  )
  const languageLinks = (className: string) =>
    settings.languages && (
      <LanguageLinks languages={languages} path={context.path} label={texts.languages} className={className} />
    )
  const spied = leadsIntoPage(items, context.path)
  const isLed = settings.languages && languages.length > 1
  const from = barFrom({
    header: props.header,
    name: props.siteName,
    logo: props.logo?.fallback,
    tools: links.length,
    languages: isLed ? languages.map(({ locale }) => languageName(locale)) : [],
    type,
  })
  const menus = menuStyle === 'bar' ? MENUS.get(from) : undefined
  const bar = menus && (
    <div key="menu" className="site-header__menu" {...(layout === 'rows' && { 'data-row': '' })}>
      <menus.Wide>
        <Scrollspy when={spied}>
          <MenuBar items={items} texts={texts} />
        </Scrollspy>
      </menus.Wide>
    </div>
  )
  const Menu = menus?.Narrow ?? Flyout
  const hasTools = search !== 'none' || isLed || action !== undefined || links.length > 0
  const tools = (
    <div key="tools" className="site-header__tools" {...(!hasTools && { 'data-bare': '' })}>
      {search !== 'none' && <SiteSearch style={search} texts={texts} home={home} context={context} />}
      {languageLinks('site-header__languages')}
      {...links}
      {action && <MenuLink link={action} className="site-header__action" />}
      <Menu>
        <MenuDrawer
          header={{ ...props.header, items }}
          brand={brand}
          contact={props.contact}
          languages={languageLinks('menu-drawer__languages')}
          search={search !== 'none' && <SearchForm id="drawer-search" texts={texts} home={home} context={context} />}
        />
      </Menu>
    </div>
  )
  return (
    <HeaderState>
      <Anchors>{null}</Anchors>
      {props.header.secondary && <SecondaryBar bar={props.header.secondary} label={texts.secondary} />}
      <header
        className="site-header"
        {...settingsMark(context, 'header')}
        data-state="unstuck"
        data-layout={layout}
        data-menu={menuStyle}
        data-bar-from={menuStyle === 'bar' ? from : undefined}
        data-sticky={settings.sticky.join(' ')}
        {...(settings.shrinks && { 'data-shrinks': '' })}
        {...(settings.transparent && { 'data-transparent': '' })}
      >
        <div className="site-header__bar">
          <div className="site-header__content">{inReadingOrder(layout, brand, bar, tools)}</div>
        </div>
      </header>
    </HeaderState>
  )
}

/** The parts in the order in which they lie, so that the focus moves as the eye does. */
function inReadingOrder(
  layout: HeaderView['settings']['layout'],
  brand: ReactNode,
  bar: ReactNode,
  tools: ReactNode,
): readonly ReactNode[] {
  switch (layout) {
    case 'start':
      return [brand, bar, tools]
    case 'centred':
      return [bar, brand, tools]
    case 'rows':
      return [brand, tools, bar]
  }
}

function Brand(props: {
  name: string
  logo: Image | undefined
  home: string
  atHome: boolean
  links: number
}): ReactNode {
  const { name, logo, home, atHome, links } = props
  return (
    <a
      className="site-header__brand"
      href={home}
      data-breaks={logo ? undefined : nameBreaks(name, links)}
      {...(atHome && { 'aria-current': 'page' as const })}
    >
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
