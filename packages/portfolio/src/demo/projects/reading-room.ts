import { image } from '@vitrine/kit/demo'
import { credits, kinds, others, said, text, year } from './words.ts'

export const libraryFloor = {
  slug: 'reading-room',
  title: 'Reading room',
  description: 'Third floor, north light, forty seats. Walnut, and one lamp for each table.',
  pageLayout: 'split',
  client: 'Port Ansel Library',
  date: year(2023),
  categories: kinds('interiors', 'furniture', 'light'),
  image: image('reading-room'),
  facts: [
    { label: 'Seats', value: 'Forty' },
    { label: 'Light on the page', value: '180 lux' },
    { label: 'Wood', value: 'Walnut, oiled' },
  ],
  related: others('pendant-no-2', 'chair-no-4', 'shop-of-ash-and-slip'),
  layout: [
    text(
      'A reading room needs two kinds of quiet: one for the ear and one for the eye. The shelves take care of the first. For the second we hung the lamps so low that you see the page and not the room.',
    ),
    {
      blockType: 'beforeAfter',
      before: image('reading-room-before'),
      after: image('reading-room'),
      beforeLabel: 'March',
      afterLabel: 'November',
      caption: 'The same wall, from the same chair.',
    },
    text('Each table has its own switch. On dark afternoons the room lights up from the places where somebody sits.'),
    {
      blockType: 'table',
      heading: 'Measured at four in the afternoon',
      heads: 'both',
      rows: [
        'Lux | March | November',
        'On the page | 60 | 180',
        'On the shelf | 45 | 50',
        'On the ceiling | 140 | 15',
      ].join('\n'),
      caption: 'Less light in the room, three times as much on the book.',
    },
    said('I no longer bring my own lamp.', { name: 'Ruth Carrow', role: 'Librarian' }),
    credits(
      ['Drawings', 'Tobias Rye'],
      ['Shelves', 'Yusuf Demir'],
      ['Lamps', 'Mara Halden'],
      ['Walnut', 'Linnea Voss'],
    ),
  ],
}
