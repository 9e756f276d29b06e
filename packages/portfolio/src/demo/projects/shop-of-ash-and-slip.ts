import { image, rich } from '@vitrine/kit/demo'
import { credits, kinds, materials, others, text, year } from './words.ts'

export const shopOfAshAndSlip = {
  slug: 'shop-of-ash-and-slip',
  title: 'The shop of Ash & Slip',
  description: 'Sixteen niches, cut with a wire while the plaster was wet.',
  pageLayout: 'split',
  client: 'Ash & Slip',
  date: year(2024),
  categories: kinds('interiors', 'light'),
  image: image('ceramics-shop'),
  gallery: [image('pendant')],
  galleryForm: 'carousel',
  facts: [
    { label: 'Niches', value: 'Sixteen' },
    { label: 'Plaster', value: 'Lime, nine days' },
  ],
  related: others('house-by-a-weir', 'chair-no-4', 'ferry-waiting-room'),
  layout: [
    text(
      'A shop for pots should be quieter than a pot. There is one wall, one light from the left, and one place for each thing. When it is sold, the place stays empty until the next firing.',
    ),
    {
      blockType: 'richText',
      size: 'large',
      content: rich('On the last evening of a firing the wall is bare. That is the day to come.'),
    },
    materials(
      ['Wall', 'Lime and marble dust, cut wet'],
      ['Niche', '31 by 31 centimetres, no two alike'],
      ['Light', 'One window, and one lamp for December'],
    ),
    credits(['Drawings', 'Mara Halden'], ['Plaster', 'Linnea Voss'], ['Pots', 'Ash & Slip']),
  ],
}
