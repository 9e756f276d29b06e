import { HOSTILE, LONGER } from '@vitrine/ui/examples'
import { mark } from '../example-parts.ts'
import type { LogosBlock } from './logos.block.ts'

export const examples = [
  {
    blockType: 'logos',
    id: 'logos-names',
    heading: 'They called again',
    intro: 'Of forty-one clients, thirty-three came back with a second room.',
    logos: [
      { id: 'bakery', name: 'Weir Street Bakery', href: 'https://bakery.example/' },
      { id: 'ferry', name: 'Northern Ferries' },
      { id: 'library', name: 'The Reading Room' },
      { id: 'ceramics', name: 'Ash & Slip' },
      { id: 'school', name: 'St Bride’s Infants' },
    ],
  },
  {
    blockType: 'logos',
    id: 'logos-pictures',
    logos: [
      { id: 'one', name: 'Weir Street Bakery', image: mark, href: 'https://bakery.example/' },
      { id: 'two', name: 'Northern Ferries', image: mark },
    ],
  },
  {
    blockType: 'logos',
    id: 'logos-long',
    logos: [
      { id: 'long', name: LONGER },
      { id: 'hostile', name: HOSTILE, image: mark },
    ],
  },
] satisfies LogosBlock[]
