import { HOSTILE, LONGER, picture } from '@vitrine/ui/examples'
import { tallPicture } from '../example-parts.ts'
import type { GalleryBlock } from './gallery.block.ts'

const pictures: GalleryBlock['pictures'] = [
  { id: 'one', image: picture, caption: 'Oak, soaped.' },
  { id: 'two', image: { ...tallPicture, alt: 'The stair at noon.' } },
  { id: 'three', image: { ...picture, alt: 'Three bowls on a shelf.' }, caption: 'Bowls by Ash & Slip.' },
  { id: 'four', image: { ...tallPicture, alt: 'A lamp above a long table.' }, caption: 'Pendant no. 2.' },
  { id: 'five', image: { ...picture, alt: 'A window seat with a folded blanket.' } },
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
      { id: 'long', image: picture, caption: LONGER },
      { id: 'hostile', image: { ...picture, alt: HOSTILE }, caption: HOSTILE },
    ],
  },
] satisfies GalleryBlock[]
