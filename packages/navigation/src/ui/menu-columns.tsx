import { Picture } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import type { MenuItem } from '../core/menu.ts'
import { linkOf, MenuLink } from './menu-link.tsx'

/**
 * A mega menu: what lies below an entry of the bar, in columns with their own lists.
 *
 * @param props.width As wide as the site or as the window.
 */
export function MenuColumns(props: {
  readonly items: readonly MenuItem[]
  readonly width: 'site' | 'window'
  readonly id: string
}): ReactNode {
  return (
    <ul className="menu-bar__branch menu-columns" data-columns={props.width} id={props.id}>
      {props.items.map((item) => (
        <li className="menu-columns__column" key={`${item.label} ${item.href}`} data-share={item.share ?? 1}>
          <Shown item={item} className="menu-columns__title" />
          {item.children.length > 0 && (
            <ul className="menu-columns__list">
              {item.children.map((child) => (
                <li key={`${child.label} ${child.href}`} className="menu-columns__item">
                  <Shown item={child} className="menu-columns__link" />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

/** An entry with its picture and its sentence. */
function Shown({ item, className }: { readonly item: MenuItem; readonly className: string }): ReactNode {
  const link = linkOf(item)
  return (
    <>
      {item.picture && (
        // The link says what the picture shows.
        <Picture className="menu-columns__picture" image={{ ...item.picture, alt: '' }} sizes="20rem" />
      )}
      {link ? <MenuLink link={link} className={className} /> : <span className={className}>{item.label}</span>}
      {item.description && <p className="menu-columns__text">{item.description}</p>}
    </>
  )
}
