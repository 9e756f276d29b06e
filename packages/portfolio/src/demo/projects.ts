import type { RichNode } from '@vitrine/kit/demo'
import { image, quote, rich } from '@vitrine/kit/demo'

const text = (...blocks: readonly (string | RichNode)[]) => ({
  blockType: 'richText',
  size: 'text',
  content: rich(...blocks),
})

const kinds = (...slugs: readonly string[]) => slugs.map((slug) => ({ projectCategory: slug }))

const year = (number: number) => `${number}-06-15T12:00:00.000Z`

/** In the order in which they are shown: their places say so. */
export const projects = [
  {
    slug: 'house-by-a-weir',
    title: 'House by a weir',
    description: 'The stair moved two metres to the south. The sun did the rest.',
    pageLayout: 'wide',
    client: 'A family of five',
    date: year(2024),
    categories: kinds('interiors', 'light'),
    image: image('house-by-a-weir'),
    gallery: [image('hero-window'), image('stair'), image('materials')],
    galleryForm: 'justified',
    facts: [
      { label: 'Place', value: 'Below Port Ansel' },
      { label: 'Area', value: '168 square metres' },
      { label: 'Time', value: 'Eleven months' },
    ],
    layout: [
      text(
        'The house had its back to the river. Its stair stood in the only window that looks at the weir, and nobody had seen the water from the first floor since 1961.',
        'We moved the stair. Everything else followed: the kitchen came to the light, the coats went where it is dark.',
        quote('In the morning there is a ladder of sun on the wall. The children climb it with a finger.'),
      ),
    ],
  },
  {
    slug: 'reading-room',
    title: 'Reading room',
    description: 'Third floor, north light, forty seats. Walnut, and one lamp for each table.',
    pageLayout: 'split',
    client: 'Port Ansel Library',
    date: year(2023),
    categories: kinds('interiors', 'furniture', 'light'),
    image: image('reading-room'),
    gallery: [image('reading-room-before'), image('pendant'), image('materials')],
    facts: [
      { label: 'Seats', value: 'Forty' },
      { label: 'Light on the page', value: '180 lux' },
      { label: 'Wood', value: 'Walnut, oiled' },
    ],
    layout: [
      text(
        'A reading room needs two kinds of quiet: one for the ear and one for the eye. The shelves take care of the first. For the second we hung the lamps so low that you see the page and not the room.',
        'Each table has its own switch. On dark afternoons the room lights up from the places where somebody sits.',
      ),
    ],
  },
  {
    slug: 'ferry-waiting-room',
    title: 'Waiting room, ferry terminal',
    description: 'Eleven metres of bench. The backrest follows the timetable.',
    pageLayout: 'classic',
    client: 'Ansel Ferries',
    date: year(2025),
    categories: kinds('furniture', 'interiors'),
    image: image('ferry-waiting-room'),
    gallery: [image('workshop'), image('materials')],
    galleryForm: 'justified',
    facts: [
      { label: 'Length', value: 'Eleven metres' },
      { label: 'Height', value: 'Forty-seven centimetres' },
    ],
    link: { label: 'Times of the ferries', url: 'https://ferries.example/' },
    layout: [
      text(
        'Nobody sits down in a ferry terminal. They lean, they perch, they run. We counted for two days, and then we drew a bench that is a little too high to stay.',
        'The slats are oak from one tree. It grew within sight of the pier.',
      ),
    ],
  },
  {
    slug: 'weir-street-bakery',
    title: 'Weir Street Bakery',
    description: 'The counter is one slab. The terrazzo holds chips of the old floor.',
    pageLayout: 'gallery',
    client: 'Ole Ostrand',
    date: year(2025),
    categories: kinds('interiors'),
    image: image('bakery'),
    gallery: [image('materials'), image('workshop'), image('hero-window')],
    galleryForm: 'justified',
    facts: [
      { label: 'Opens', value: 'At six' },
      { label: 'Floor', value: 'Terrazzo, ground by hand' },
    ],
    layout: [
      text(
        'Flour finds every ledge, so there is none. The slats of the counter run upright; the top has one joint, under the bread knife, where a crack would have come anyway.',
        'The shop was closed for nineteen days. The oven was not.',
      ),
    ],
  },
  {
    slug: 'chair-no-4',
    title: 'Chair no. 4',
    description: 'Oak, paper cord, 3.9 kilograms. The first three were heavier.',
    pageLayout: 'classic',
    date: year(2022),
    categories: kinds('furniture'),
    image: image('chair'),
    gallery: [image('hero-window'), image('workshop'), image('materials')],
    galleryColumns: '3',
    galleryForm: 'grid',
    facts: [
      { label: 'Weight', value: '3.9 kilograms' },
      { label: 'Seat', value: 'Paper cord, 120 metres' },
      { label: 'Made so far', value: '214' },
    ],
    layout: [
      text(
        'A chair is carried more often than it is looked at. So we began with the weight, and took wood away until something creaked. Then we put the last piece back.',
      ),
    ],
  },
  {
    slug: 'shop-of-ash-and-slip',
    title: 'The shop of Ash & Slip',
    description: 'Sixteen niches, cut with a wire while the plaster was wet.',
    pageLayout: 'split',
    client: 'Ash & Slip',
    date: year(2024),
    categories: kinds('interiors', 'light'),
    image: image('ceramics-shop'),
    gallery: [image('materials'), image('pendant')],
    galleryForm: 'carousel',
    facts: [
      { label: 'Niches', value: 'Sixteen' },
      { label: 'Plaster', value: 'Lime, nine days' },
    ],
    layout: [
      text(
        'A shop for pots should be quieter than a pot. There is one wall, one light from the left, and one place for each thing. When it is sold, the place stays empty until the next firing.',
      ),
    ],
  },
  {
    slug: 'pendant-no-2',
    title: 'Pendant no. 2',
    description: 'Pleated by hand, forty folds. It lights the table and leaves the ceiling alone.',
    pageLayout: 'gallery',
    date: year(2021),
    categories: kinds('light', 'furniture'),
    image: image('pendant'),
    gallery: [image('reading-room'), image('materials')],
    facts: [
      { label: 'Paper', value: 'Two layers, unbleached' },
      { label: 'Light', value: '2,700 kelvin' },
    ],
    layout: [
      text(
        'You should see what a lamp lights before you see the lamp. The folds are deep enough to hide the bulb from every chair, and shallow enough to be dusted with a brush.',
      ),
    ],
  },
].map((project, index) => ({ ...project, place: index + 1 }))
