import { exampleImage, HOSTILE, LONGER } from '@vitrine/ui/examples'
import type { MapBlock } from './map.block.ts'

export const examples = [
  {
    blockType: 'map',
    id: 'map-studio',
    name: 'The studio',
    address: ['14 Lantern Street', 'Halmouth', 'HM2 6RL'],
    image: { ...exampleImage, alt: 'A map of Lantern Street between the harbour and the station.' },
    href: 'https://www.openstreetmap.org/search?query=14%20Lantern%20Street',
    directions: 'Seven minutes from the station: left at the weir, then the door without a sign.',
  },
  { blockType: 'map', id: 'map-long', name: HOSTILE, address: [LONGER], href: 'https://www.openstreetmap.org/' },
] satisfies MapBlock[]
