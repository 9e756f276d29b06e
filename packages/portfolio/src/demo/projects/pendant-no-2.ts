import { image, rich } from '@vitrine/kit/demo'
import { credits, drawing, kinds, others, said, text, year } from './words.ts'

export const pendantNo2 = {
  slug: 'pendant-no-2',
  title: 'Pendant no. 2',
  description: 'Pleated by hand, forty folds. It lights the table and leaves the ceiling alone.',
  pageLayout: 'wide',
  date: year(2021),
  categories: kinds('light', 'furniture'),
  image: image('pendant'),
  facts: [
    { label: 'Paper', value: 'Two layers, unbleached' },
    { label: 'Light', value: '2,700 kelvin' },
  ],
  related: others('reading-room', 'chair-no-4', 'shop-of-ash-and-slip'),
  layout: [
    said('You should see what a lamp lights before you see the lamp.', { name: 'Tobias Rye', role: 'Light' }),
    {
      blockType: 'section',
      surface: 'paper',
      scheme: 'dark',
      padding: 'large',
      blocks: [
        {
          blockType: 'columns',
          ratio: '4-8',
          columns: [
            {
              blocks: [
                {
                  blockType: 'richText',
                  heading: 'Cut, and seen',
                  size: 'text',
                  content: rich(
                    'On the left the two layers of paper, on the right the folds. The bulb sits so high that no chair sees it.',
                    'At sixty centimetres the light ends where the table does.',
                  ),
                },
              ],
            },
            {
              blocks: [
                drawing('lamp-over-a-table', 'In millimetres, above a table of one metre and twenty.'),
                text(
                  'The folds are deep enough to hide the bulb from every chair, and shallow enough to be dusted with a brush.',
                ),
              ],
            },
          ],
        },
      ],
    },
    credits(['Folds', 'Mara Halden'], ['Light', 'Tobias Rye'], ['Brass', 'Yusuf Demir']),
  ],
}
