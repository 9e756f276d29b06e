import type { MenuItem } from '../../core/menu.ts'
import type { VerticalMenuBlock } from './vertical-menu.block.ts'

const entry = (label: string, href: string | undefined, children: readonly MenuItem[] = []): MenuItem => ({
  label,
  newTab: false,
  children,
  ...(href && { href }),
})

const services = entry('Services', '/services/', [
  entry('Interiors', '/services/interiors/', [
    entry('Houses', '/services/interiors/houses/'),
    entry('Shops', '/services/interiors/shops/'),
  ]),
  entry('Furniture', '/services/furniture/'),
  entry('Light', '/services/light/'),
])

export const examples = [
  {
    blockType: 'verticalMenu',
    id: 'vertical-menu-tree',
    title: 'In this part',
    opensBy: 'hover',
    items: [services, entry('Studio', '/studio/'), entry('More', undefined, [entry('Press', '/press/')])],
    texts: {},
  },
  {
    blockType: 'verticalMenu',
    id: 'vertical-menu-by-button',
    title: 'By button',
    opensBy: 'click',
    items: [services],
    texts: {},
  },
  {
    blockType: 'verticalMenu',
    id: 'vertical-menu-hostile',
    title: '<b>Not bold</b>',
    opensBy: 'click',
    items: [entry('Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(2), '/long/')],
    texts: {},
  },
] satisfies VerticalMenuBlock[]
