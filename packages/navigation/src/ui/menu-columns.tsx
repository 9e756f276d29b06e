import { ResponsiveImage } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import type { MenuItem } from '../core/menu.ts'
import { linkOf, MenuLink } from './menu-link.tsx'

/** `sizes` of an image of the second level: `.menu-columns__list` fills its column with such boxes. */
const LIST_SIZES = '20rem'

/** Widest that a page is, in rem: `--page`. */
const PAGE_REM = 104

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
  const shares = props.items.reduce((sum, { share = 1 }) => sum + share, 0)
  return (
    <ul className="menu-bar__branch menu-columns" data-columns={props.width} id={props.id}>
      {props.items.map((item) => (
        <li className="menu-columns__column" key={`${item.label} ${item.href}`} data-share={item.share ?? 1}>
          <Shown
            item={item}
            className="menu-columns__title"
            sizes={columnSizes((item.share ?? 1) / shares, props.width)}
          />
          {item.children.length > 0 && (
            <ul className="menu-columns__list">
              {item.children.map((child) => (
                <li key={`${child.label} ${child.href}`} className="menu-columns__item">
                  <Shown item={child} className="menu-columns__link" sizes={LIST_SIZES} />
                  {child.children.length > 0 && (
                    <ul className="menu-columns__below">
                      {child.children.map((leaf) => (
                        <li key={`${leaf.label} ${leaf.href}`}>
                          <Shown item={leaf} className="menu-columns__link" sizes={LIST_SIZES} />
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

/** `sizes` of the image of a column, which is as wide as its share of the menu. */
function columnSizes(share: number, width: 'site' | 'window'): string {
  const inWindow = `${Math.ceil(share * 100)}vw`
  return width === 'window' ? inWindow : `min(${inWindow}, ${Math.ceil(share * PAGE_REM)}rem)`
}

/** An entry with its image and its sentence. */
function Shown(props: { readonly item: MenuItem; readonly className: string; readonly sizes: string }): ReactNode {
  const { item, className, sizes } = props
  const link = linkOf(item)
  return (
    <>
      {item.image && (
        // The link says what the image shows.
        <ResponsiveImage className="menu-columns__picture" image={{ ...item.image, alt: '' }} sizes={sizes} />
      )}
      {link ? <MenuLink link={link} className={className} /> : <span className={className}>{item.label}</span>}
      {item.description && <p className="menu-columns__text">{item.description}</p>}
    </>
  )
}
