import { enhancer } from '@vitrine/islands/ui'
import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import type { ReactNode } from 'react'
import { leadsIntoPage, markCurrent } from '../../core/current.ts'
import type { HeaderTexts } from '../../core/header.ts'
import type { MenuItem } from '../../core/menu.ts'
import { stateOfNavigation } from '../../core/navigation-state.ts'
import { linkOf, MenuLink } from '../../ui/menu-link.tsx'
import { Scrollspy } from '../../ui/scrollspy.tsx'
import { SubmenuOpener } from '../../ui/submenu-button.tsx'
import { type VerticalMenuBlock, verticalMenu } from './vertical-menu.block.ts'

const Unfolding = enhancer('vertical-menu', { when: 'visible' })

/** A tree of links. Without script it is unfolded; with script only the branch of the page is, until one is opened. */
const VerticalMenu: BlockRenderer<VerticalMenuBlock> = ({ block, context, field }) => {
  const { id, title, opensBy, ...menu } = block
  const texts = { ...stateOfNavigation(context).texts, ...menu.texts }
  const items = markCurrent(menu.items, context.path, context.home)
  return (
    <Unfolding>
      <nav className="vertical-menu" aria-label={title} data-opens-by={opensBy}>
        <p className="vertical-menu__title" {...field('title')}>
          {title}
        </p>
        <Scrollspy when={leadsIntoPage(items, context.path)}>
          <ul className="vertical-menu__list">
            {items.map((item, index) => (
              <Entry key={`${item.label} ${item.href}`} item={item} texts={texts} listId={`${id}-${index + 1}`} />
            ))}
          </ul>
        </Scrollspy>
      </nav>
    </Unfolding>
  )
}

interface EntryProps {
  readonly item: MenuItem
  readonly texts: HeaderTexts
  readonly listId: string
}

function Entry({ item, texts, listId }: EntryProps): ReactNode {
  if (item.children.length === 0) {
    const link = linkOf(item)
    return <li className="vertical-menu__item">{link && <MenuLink link={link} className="vertical-menu__link" />}</li>
  }
  return (
    <li className="vertical-menu__item" data-branch="" {...(item.current && { 'data-kept': '' })}>
      <SubmenuOpener item={item} texts={texts} listId={listId} block="vertical-menu" linkClass="vertical-menu__link" />
      <ul className="vertical-menu__branch" id={listId}>
        {item.children.map((child, index) => (
          <Entry key={`${child.label} ${child.href}`} item={child} texts={texts} listId={`${listId}-${index + 1}`} />
        ))}
      </ul>
    </li>
  )
}

export const view = defineView(verticalMenu, { Block: VerticalMenu, styles: ['vertical-menu'] })
