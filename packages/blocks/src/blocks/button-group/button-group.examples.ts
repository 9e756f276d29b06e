import { HOSTILE, LONGER } from '@vitrine/ui/examples'
import { link } from '../example-parts.ts'
import type { ButtonGroupBlock } from './button-group.block.ts'

const buttons: ButtonGroupBlock['buttons'] = [
  { id: 'visit', link: { ...link, label: 'Arrange a visit' }, look: 'solid', icon: 'calendar' },
  {
    id: 'price',
    link: { ...link, label: 'Price list', href: '/services/' },
    look: 'outline',
    icon: 'download',
    tooltip: 'Two pages, the prices of this winter.',
  },
  { id: 'call', link: { ...link, label: 'Or telephone', href: 'tel:+441632960117' }, look: 'quiet' },
]

export const examples = [
  { blockType: 'buttonGroup', id: 'buttons-normal', align: 'start', buttons },
  {
    blockType: 'buttonGroup',
    id: 'buttons-stretch',
    align: 'stretch',
    buttons: buttons.slice(0, 2).map((button) => ({ ...button, tooltip: 'Within a day.' })),
  },
  {
    blockType: 'buttonGroup',
    id: 'buttons-long',
    align: 'center',
    buttons: [
      { id: 'long', link: { ...link, label: LONGER }, look: 'solid' },
      { id: 'hostile', link: { ...link, label: HOSTILE, href: '/studio/' }, look: 'outline', tooltip: HOSTILE },
    ],
  },
] satisfies ButtonGroupBlock[]
