import type { ReactNode } from 'react'
import type { HeaderTexts } from '../core/header.ts'
import type { MenuItem } from '../core/menu.ts'
import { Chevron } from './icons.tsx'
import { linkOf, MenuLink } from './menu-link.tsx'

/**
 * The menu as a bar with drop-downs (ARIA pattern: disclosure navigation menu).
 *
 * Before script a drop-down opens by hover and focus. The enhancer then gives each branch a `data-state` and each
 * button its `aria-expanded`, and from there on they alone decide.
 */
export function MenuBar({ items, texts }: { items: readonly MenuItem[]; texts: HeaderTexts }): ReactNode {
  return (
    <nav className="menu-bar" aria-label={texts.menuLabel}>
      <ul className="menu-bar__list">
        {items.map((item, index) => (
          <BarItem key={`${item.label} ${item.href}`} item={item} texts={texts} listId={`menu-bar-${index + 1}`} />
        ))}
      </ul>
    </nav>
  )
}

function BarItem({ item, texts, listId }: { item: MenuItem; texts: HeaderTexts; listId: string }): ReactNode {
  const link = linkOf(item)
  if (item.children.length === 0) {
    return <li className="menu-bar__item">{link && <MenuLink link={link} className="menu-bar__link" />}</li>
  }
  return (
    <li className="menu-bar__item" data-branch="">
      {link ? <MenuLink link={link} className="menu-bar__link" /> : null}
      {link ? (
        <ArrowButton title={item.label} texts={texts} listId={listId} />
      ) : (
        <NamedButton item={item} listId={listId} />
      )}
      <ul className="menu-bar__branch" id={listId}>
        {item.children.map((child) => {
          const childLink = linkOf(child)
          return (
            <li key={`${child.label} ${child.href}`}>
              {childLink && <MenuLink link={childLink} className="menu-bar__child" />}
            </li>
          )
        })}
      </ul>
    </li>
  )
}

function ArrowButton({ title, texts, listId }: { title: string; texts: HeaderTexts; listId: string }): ReactNode {
  const open = texts.openSubmenu.replaceAll('{title}', title)
  return (
    <button
      className="menu-bar__button"
      type="button"
      aria-controls={listId}
      aria-label={open}
      data-open-label={open}
      data-close-label={texts.closeSubmenu.replaceAll('{title}', title)}
    >
      <Chevron />
    </button>
  )
}

function NamedButton({ item, listId }: { item: MenuItem; listId: string }): ReactNode {
  return (
    <button
      className="menu-bar__button menu-bar__button--named"
      type="button"
      aria-controls={listId}
      {...(item.current && { 'data-current': item.current })}
    >
      {item.label} <Chevron />
    </button>
  )
}
