import { exampleImage, HOSTILE, LONGER } from '@vitrine/ui/examples'
import { tallImage } from '../example-parts.ts'
import type { GalleryBlock } from './gallery.block.ts'

const pictures: GalleryBlock['pictures'] = [
  { id: 'one', image: exampleImage, caption: 'Oak, soaped.' },
  { id: 'two', image: { ...tallImage, alt: 'The stair at noon.' } },
  { id: 'three', image: { ...exampleImage, alt: 'Three bowls on a shelf.' }, caption: 'Bowls by Ash & Slip.' },
  { id: 'four', image: { ...tallImage, alt: 'A lamp above a long table.' }, caption: 'Pendant no. 2.' },
  { id: 'five', image: { ...exampleImage, alt: 'A window seat with a folded blanket.' } },
]

export const examples = [
  {
    blockType: 'gallery',
    id: 'gallery-grid',
    heading: 'The reading room',
    intro: 'Third floor, north light, forty seats.',
    layout: 'grid',
    columns: '3',
    group: 'reading-room',
    pictures,
  },
  { blockType: 'gallery', id: 'gallery-masonry', layout: 'masonry', columns: '4', group: 'shapes', pictures },
  { blockType: 'gallery', id: 'gallery-justified', layout: 'justified', columns: '3', group: 'rows', pictures },
  {
    blockType: 'gallery',
    id: 'gallery-long',
    layout: 'grid',
    columns: '2',
    group: 'long',
    pictures: [
      { id: 'long', image: exampleImage, caption: LONGER },
      { id: 'hostile', image: { ...exampleImage, alt: HOSTILE }, caption: HOSTILE },
    ],
  },
] satisfies GalleryBlock[]
