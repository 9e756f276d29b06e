import { image, ol, rich } from '@vitrine/kit/demo'
import { credits, drawing, kinds, materials, others, pair, said, text, year } from './words.ts'

export const byAWeir = {
  slug: 'house-by-a-weir',
  title: 'House by a weir',
  description: 'The stair moved two metres to the south. The sun did the rest.',
  pageLayout: 'wide',
  client: 'A family of five',
  date: year(2024),
  categories: kinds('interiors', 'light'),
  image: image('house-by-a-weir'),
  facts: [
    { label: 'Place', value: 'Below Port Ansel' },
    { label: 'Area', value: '168 square metres' },
    { label: 'Time', value: 'Eleven months' },
  ],
  related: others('shop-of-ash-and-slip', 'pendant-no-2', 'weir-street-bakery'),
  layout: [
    text(
      'The house had its back to the river. Its stair stood in the only window that looks at the weir, and nobody had seen the water from the first floor since 1961.',
      'We moved the stair. Everything else followed: the kitchen came to the light, the coats went where it is dark.',
    ),
    {
      blockType: 'columns',
      ratio: '8-4',
      columns: [
        {
          blocks: [
            { blockType: 'heading', text: 'Two metres and twenty', level: '2', size: '3', align: 'start' },
            drawing(
              'plan-by-a-weir',
              'Ground floor, in centimetres. Dashed: where the stair stood. On the right, the river.',
            ),
          ],
        },
        {
          blocks: [
            {
              blockType: 'richText',
              size: 'text',
              content: rich(
                ol(
                  'The hall, with the weir in its window',
                  'The stair, where it is now',
                  'The kitchen, sun until eleven',
                  'The table, for ten',
                  'The fire',
                  'A desk, facing away from it',
                  'Coats. Two of them are always wet',
                ),
              ),
            },
          ],
        },
      ],
    },
    pair('stair', 'hero-window'),
    said('In the morning there is a ladder of sun on the wall. The children climb it with a finger.', {
      role: 'The mother, in a letter of March 2025',
    }),
    {
      blockType: 'columns',
      ratio: 'halves',
      columns: [
        {
          blocks: [
            materials(
              ['Walls', 'Lime plaster, three coats, no paint'],
              ['Treads', 'Oak from the old stair, planed'],
              ['Handrail', 'Brass, left to go dark'],
              ['Floor', 'Clay tiles, laid without a skirting'],
            ),
          ],
        },
        {
          blocks: [
            credits(
              ['Drawings', 'Mara Halden'],
              ['Light', 'Tobias Rye'],
              ['Weeks and money', 'Ines Okafor'],
              ['Stair', 'Yusuf Demir'],
            ),
          ],
        },
      ],
    },
  ],
}
