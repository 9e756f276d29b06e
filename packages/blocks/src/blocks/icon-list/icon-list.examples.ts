import { HOSTILE, LONGER } from '@vitrine/ui/examples'
import type { IconListBlock } from './icon-list.block.ts'

const items: IconListBlock['items'] = [
  {
    id: 'measure',
    icon: 'ruler',
    text: 'Measured by hand',
    detail: 'Every wall, every sill, every step. No wall is straight.',
  },
  { id: 'wood', icon: 'tree-pine', text: 'Wood from two forests', href: '/services/furniture/' },
  {
    id: 'lamp',
    icon: 'lightbulb',
    text: 'Bulbs included',
    tooltip: 'Warm white, 2700 kelvin, and two spare ones in the drawer.',
  },
  { id: 'van', icon: 'truck', text: 'Brought by the makers', detail: 'Within forty miles. Further by train.' },
]

export const examples = [
  { blockType: 'iconList', id: 'icon-list-list', heading: 'With every room', layout: 'list', items },
  { blockType: 'iconList', id: 'icon-list-columns', layout: 'columns', items },
  {
    blockType: 'iconList',
    id: 'icon-list-line',
    layout: 'line',
    items: items.map(({ id, icon, text }) => ({ id, icon, text })),
  },
  {
    blockType: 'iconList',
    id: 'icon-list-long',
    heading: HOSTILE,
    layout: 'columns',
    items: [
      { id: 'long', icon: 'check', text: LONGER, detail: LONGER, tooltip: LONGER },
      { id: 'hostile', icon: 'x', text: HOSTILE, tooltip: HOSTILE },
    ],
  },
] satisfies IconListBlock[]
