import type { ReactNode } from 'react'
import type { Contact } from '../core/contact.ts'
import type { HeaderView } from '../core/header.ts'
import type { MenuItem } from '../core/menu.ts'
import { ContactLines } from './contact-lines.tsx'
import { Chevron } from './icons.tsx'
import { linkOf, MenuLink } from './menu-link.tsx'

/**
 * The menu of narrow windows: the whole tree in a `<details>` that opens without script. The enhancer moves the panel
 * into the `<dialog>` beside it and puts the button in the place of the `<details>`.
 */
export function MenuDrawer(props: {
  readonly header: HeaderView
  readonly brand: ReactNode
  readonly contact?: Contact | undefined
  /** Stands above the contact lines. */
  readonly languages?: ReactNode
  /** Stands below the entries. */
  readonly search?: ReactNode
}): ReactNode {
  const { items, action, texts } = props.header
  return (
    <div className="menu-drawer">
      <details className="menu-drawer__details">
        <summary className="menu-drawer__toggle">
          <span className="menu-drawer__when-closed">{texts.openMenu}</span>
          <span className="menu-drawer__when-open">{texts.closeMenu}</span>
        </summary>
        <div className="menu-drawer__panel">
          <nav aria-label={texts.openMenu}>
            <ul className="menu-drawer__list">
              {items.map((item) => (
                <DrawerItem
                  key={`${item.label} ${item.href}`}
                  item={item}
                  texts={texts}
                  group="menu-drawer"
                  level={1}
                />
              ))}
            </ul>
          </nav>
          <div className="menu-drawer__foot">
            {props.search && <search className="menu-drawer__search">{props.search}</search>}
            {action && <MenuLink link={action} className="menu-drawer__action" />}
            {props.languages}
            {props.contact && <ContactLines contact={props.contact} className="menu-drawer__contact" />}
          </div>
        </div>
      </details>
      <button className="menu-drawer__toggle" type="button" aria-haspopup="dialog" hidden>
        {texts.openMenu}
      </button>
      <dialog className="menu-drawer__dialog" aria-label={texts.menuLabel}>
        <div className="menu-drawer__head">
          {props.brand}
          <button className="menu-drawer__toggle" type="button" data-close="">
            {texts.closeMenu}
          </button>
        </div>
      </dialog>
    </div>
  )
}

interface ItemProps {
  readonly item: MenuItem
  readonly texts: HeaderView['texts']
  /** Shared by the branches of one list: opening one closes the one that was open. */
  readonly group: string
  readonly level: number
}

function DrawerItem({ item, texts, group, level }: ItemProps): ReactNode {
  const link = linkOf(item)
  const itemClass = level === 1 ? 'menu-drawer__item' : 'menu-drawer__sub'
  const shown = link && <MenuLink link={link} className={level === 1 ? 'menu-drawer__link' : 'menu-drawer__child'} />
  if (item.children.length === 0) return <li className={itemClass}>{shown}</li>
  return (
    <li className={itemClass}>
      {shown}
      <details className="menu-drawer__branch" name={group} open={item.current !== undefined}>
        {link ? <ArrowSummary title={item.label} texts={texts} /> : <NamedSummary title={item.label} />}
        <ul className="menu-drawer__children">
          {item.children.map((child) => (
            <DrawerItem
              key={`${child.label} ${child.href}`}
              item={child}
              texts={texts}
              group={`${group} ${item.label}`}
              level={level + 1}
            />
          ))}
        </ul>
      </details>
    </li>
  )
}

function ArrowSummary({ title, texts }: { title: string; texts: HeaderView['texts'] }): ReactNode {
  return (
    <summary className="menu-drawer__arrow">
      <span className="menu-drawer__when-closed visually-hidden">{texts.openSubmenu.replaceAll('{title}', title)}</span>
      <span className="menu-drawer__when-open visually-hidden">{texts.closeSubmenu.replaceAll('{title}', title)}</span>
      <Chevron />
    </summary>
  )
}

function NamedSummary({ title }: { title: string }): ReactNode {
  return (
    <summary className="menu-drawer__arrow menu-drawer__arrow--named">
      {title} <Chevron />
    </summary>
  )
}
