import { image } from '@vitrine/kit/demo'
import { credits, drawing, kinds, others, said, text, year } from './words.ts'

export const ferryTerminal = {
  slug: 'ferry-waiting-room',
  title: 'Waiting room, ferry terminal',
  description: 'Eleven metres of bench. The backrest follows the timetable.',
  pageLayout: 'classic',
  client: 'Ansel Ferries',
  date: year(2025),
  categories: kinds('furniture', 'interiors'),
  image: image('ferry-waiting-room'),
  facts: [
    { label: 'Length', value: 'Eleven metres' },
    { label: 'Height', value: 'Forty-seven centimetres' },
  ],
  link: { label: 'Times of the ferries', url: 'https://ferries.example/' },
  related: others('chair-no-4', 'house-by-a-weir', 'shop-of-ash-and-slip'),
  layout: [
    text(
      'Nobody sits down in a ferry terminal. They lean, they perch, they run. We counted for two days, and then we drew a bench that is a little too high to stay.',
    ),
    {
      blockType: 'table',
      heading: 'Two days of counting',
      heads: 'both',
      rows: [
        'Ferry | Waiting | Seated',
        '6.00 | 31 | 4',
        '7.00 | 118 | 22',
        '9.00 | 74 | 9',
        '13.00 | 40 | 11',
        '17.00 | 163 | 30',
      ].join('\n'),
      caption: 'A Tuesday and a Friday in October, the mean of both.',
    },
    drawing(
      'bench-by-the-hour',
      'The bench from the front, in centimetres. Where many wait, the back is high: it is there to lean on.',
    ),
    text('The slats are oak from one tree. It grew within sight of the pier.'),
    said('Since October nobody has asked me for a chair.', { role: 'The woman at the ticket window' }),
    credits(['Counting', 'Ines Okafor'], ['Drawings', 'Tobias Rye'], ['Bench', 'Yusuf Demir']),
  ],
}
