import type { ReactNode } from 'react'
import type { HeaderTexts } from '../core/header.ts'
import type { MenuItem } from '../core/menu.ts'
import { MenuColumns } from './menu-columns.tsx'
import { linkOf, MenuLink } from './menu-link.tsx'
import { SubmenuOpener } from './submenu-button.tsx'

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
          <Entry
            key={`${item.label} ${item.href}`}
            item={item}
            texts={texts}
            listId={`menu-bar-${index + 1}`}
            itemClass="menu-bar__item"
            linkClass="menu-bar__link"
          />
        ))}
      </ul>
    </nav>
  )
}

interface EntryProps {
  readonly item: MenuItem
  readonly texts: HeaderTexts
  readonly listId: string
  readonly itemClass: string
  readonly linkClass: string
}

function Entry({ item, texts, listId, itemClass, linkClass }: EntryProps): ReactNode {
  if (item.children.length === 0) {
    const link = linkOf(item)
    return <li className={itemClass}>{link && <MenuLink link={link} className={linkClass} />}</li>
  }
  return (
    <li className={itemClass} data-branch="">
      <SubmenuOpener item={item} texts={texts} listId={listId} block="menu-bar" linkClass={linkClass} />
      {item.columns ? (
        <MenuColumns items={item.children} width={item.columns} id={listId} />
      ) : (
        <ul className="menu-bar__branch" id={listId}>
          {item.children.map((child, index) => (
            <Entry
              key={`${child.label} ${child.href}`}
              item={child}
              texts={texts}
              listId={`${listId}-${index + 1}`}
              itemClass="menu-bar__sub"
              linkClass="menu-bar__child"
            />
          ))}
        </ul>
      )}
    </li>
  )
}
