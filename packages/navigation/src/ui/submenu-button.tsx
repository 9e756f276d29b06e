import type { ReactNode } from 'react'
import type { HeaderTexts } from '../core/header.ts'
import type { MenuItem } from '../core/menu.ts'
import { Chevron } from './icons.tsx'
import { linkOf, MenuLink } from './menu-link.tsx'

type SubmenuTexts = Pick<HeaderTexts, 'openSubmenu' | 'closeSubmenu'>

/**
 * Button that opens the list below an entry: beside its link, or the entry itself if it has none.
 *
 * @param props.block First part of the class names, such as `menu-bar`.
 * @param props.linkClass Class of the link.
 */
export function SubmenuOpener(props: {
  readonly item: MenuItem
  readonly texts: SubmenuTexts
  readonly listId: string
  readonly block: string
  readonly linkClass: string
}): ReactNode {
  const { item, texts, listId, block, linkClass } = props
  const link = linkOf(item)
  if (!link) {
    return (
      <button
        className={`${block}__button ${block}__button--named`}
        type="button"
        aria-controls={listId}
        {...(item.current && { 'data-current': item.current })}
      >
        {item.label} <Chevron />
      </button>
    )
  }
  const open = texts.openSubmenu.replaceAll('{title}', item.label)
  return (
    <>
      <MenuLink link={link} className={linkClass} />
      <button
        className={`${block}__button`}
        type="button"
        aria-controls={listId}
        aria-label={open}
        data-open-label={open}
        data-close-label={texts.closeSubmenu.replaceAll('{title}', item.label)}
      >
        <Chevron />
      </button>
    </>
  )
}
