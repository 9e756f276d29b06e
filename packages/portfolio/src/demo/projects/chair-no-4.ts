import { image } from '@vitrine/kit/demo'
import { drawing, kinds, others, said, text, year } from './words.ts'

export const chairNo4 = {
  slug: 'chair-no-4',
  title: 'Chair no. 4',
  description: 'Oak, paper cord, 3.9 kilograms. The first three were heavier.',
  pageLayout: 'classic',
  date: year(2022),
  categories: kinds('furniture'),
  image: image('chair'),
  facts: [
    { label: 'Weight', value: '3.9 kilograms' },
    { label: 'Seat', value: 'Paper cord, 120 metres' },
    { label: 'Made so far', value: '214' },
  ],
  related: others('pendant-no-2', 'reading-room', 'weir-street-bakery'),
  layout: [
    drawing(
      'chair-from-two-sides',
      'From the front and from the side, in millimetres. The back leans by eleven degrees.',
    ),
    text(
      'A chair is carried more often than it is looked at. So we began with the weight, and took wood away until something creaked. Then we put the last piece back.',
    ),
    {
      blockType: 'table',
      heading: 'Three that were heavier',
      heads: 'both',
      rows: [
        'Chair | Kilograms | What gave way',
        'No. 1, 2014 | 5.6 | Nothing. That was the mistake',
        'No. 2, 2017 | 4.4 | The back rail, in August',
        'No. 3, 2020 | 4.1 | The cord, after a wedding',
        'No. 4, 2022 | 3.9 | Nothing so far',
      ].join('\n'),
    },
    {
      blockType: 'image',
      layout: 'column',
      image: image('workshop'),
      caption: 'Where all four were made. The shavings are of the last.',
    },
    said('You pull the cord until it sings. Then you pull once more.', { name: 'Yusuf Demir', role: 'Workshop' }),
  ],
}
