import { exampleImage, HOSTILE, LONGER } from '@vitrine/ui/examples'
import { tallImage } from '../example-parts.ts'
import type { PageListBlock } from './page-list.block.ts'

const pages: PageListBlock['pages'] = [
  { href: '/services/interiors/', title: 'Interiors', text: 'Plans, materials and site.', image: exampleImage },
  {
    href: '/services/furniture/',
    title: 'Furniture',
    text: 'Drawn for one place and made on Lantern Street.',
    image: tallImage,
  },
  { href: '/services/lighting/', title: 'Light', text: 'What is lit, and what is left dark.', image: exampleImage },
]

export const examples = [
  { blockType: 'pageList', id: 'page-list-cards', heading: 'Go on', layout: 'cards', pages },
  { blockType: 'pageList', id: 'page-list-rows', layout: 'rows', pages },
  {
    blockType: 'pageList',
    id: 'page-list-long',
    layout: 'cards',
    pages: [
      { href: '/a/', title: LONGER, text: LONGER },
      { href: '/b/', title: HOSTILE, text: HOSTILE, image: exampleImage },
    ],
  },
] satisfies PageListBlock[]
